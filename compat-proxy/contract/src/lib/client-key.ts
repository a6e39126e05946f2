import ipaddr from 'ipaddr.js';

/** Who to count a request for: an IPv4 address, or the /64 network that one IPv6 customer gets as a whole. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
