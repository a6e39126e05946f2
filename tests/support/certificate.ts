import { generate } from 'selfsigned';

/** A certificate for a name, and its key, as an operator has them in two files. */
export async function makeCertificate(name: string): Promise<{ certificate: string; key: string }> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  });
  return { certificate: cert, key };
}
