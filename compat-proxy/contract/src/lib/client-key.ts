import ipaddr from 'ipaddr.js';
import { withoutPort } from './without-port';

/** Who to count a request for: an IPv4 address, or the /64 network that one IPv6 customer gets as a whole; never a port. */
export function clientKey(from: string): string {
  const address = withoutPort(from);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
