import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in every encoding that we serve, with one strong ETag each (RFC 9110 §8.8.3). */
export type Prepared = {
  body: Record<Encoding, Buffer>;
  etag: Record<Encoding, string>;
};

/** Compresses once, in zlib's threads, so that a request only picks a buffer. */
export async function prepare(text: string): Promise<Prepared> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(identity, { level: 9 }),
  ]);
  return withTags({ br, gzip: zipped, identity });
}

/** Names prepared bodies by their content. */
export function withTags(body: Record<Encoding, Buffer>): Prepared {
  const hash = createHash('sha256').update(body.identity).digest('base64url').slice(0, 22);
  return { body, etag: { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` } };
}

/** The encoding to answer with: brotli, gzip, or neither; `q=0` refuses one (RFC 9110 §12.5.3). */
export function pickEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** True when the client has this very body already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
