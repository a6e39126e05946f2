import { networkInterfaces } from 'node:os';

/**
 * This machine's address on the local network, for a phone that wants to look.
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {string | undefined}
 */
export function networkAddress(interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address;
}
