import { compile } from '@fastify/proxy-addr';

/** Whether what a machine says of a request is believed: its address, and how many machines are between it and us. */
export type Trust = (address: string, hop: number) => boolean;

/** Whose forwarded headers are believed: nobody's, those of the named addresses, or of so many hops (TRUST_PROXY). */
export function trustedForwarders(setting: string): Trust {
  if (setting === '') return () => false;
  if (/^\d+$/.test(setting)) return (_, hop) => hop < Number(setting);
  return compile(setting.split(',').map((address) => address.trim()));
}
