import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are nobody's in the public network: machines beside this one, and what clouds tell only their own. */
const inner = new BlockList();
const subnets: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, prefix] of subnets) inner.addSubnet(net, prefix);

/** Only global unicast is public in IPv6; of that, not what stands for IPv4 or is for documents. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address belongs to the public network. */
export function isPublicAddress(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !inner.check(ip, 'ipv4');
  return version === 6 && global6.check(ip, 'ipv6') && !special6.check(ip, 'ipv6');
}

/** A host that leads into a network of our own. */
export class InnerAddress extends Error {}

/** What tells the addresses of a host; another one in tests. */
export type Resolver = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a host up for a connection, and refuses it when any of its addresses is not public. The connection takes what was looked at:
 * a name that means something else a moment later leads nowhere.
 */
export function publicLookup(
  isAllowed: (ip: string) => boolean = isPublicAddress,
  resolve: Resolver = lookup,
): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return done(error ?? new Error('no address'), '');
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new InnerAddress(host), '');
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
