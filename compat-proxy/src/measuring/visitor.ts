import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { withoutPort } from '@apoti/contract/lib/without-port';

/** What is left of an address: without the last part of an IPv4 address, without the last 80 bits of an IPv6 address. */
export function cutAddress(from: string): string {
  const address = withoutPort(from);
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const range = parsed.kind() === 'ipv4' ? 24 : 48;
  const whole = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return whole.networkAddressFromCIDR(`${parsed.toString()}/${range}`).toString();
}

type Traits = { address: string; agent: string; anonymize: boolean };

/** Who a visitor is for one day (design: who is a visitor): 16 hex digits of which nobody can tell the address or the browser. */
export function visitorOf(salt: Buffer, { address, agent, anonymize }: Traits): string {
  const from = anonymize ? cutAddress(address) : withoutPort(address);
  return createHmac('sha256', salt).update(`${from}\n${agent}`).digest('hex').slice(0, 16);
}

/** Phones say “Mobile” behind “Android”. Without a pattern that looks on from each “Android”: a stranger writes the text. */
function isAndroidTablet(agent: string): boolean {
  const android = agent.lastIndexOf('android');
  return android !== -1 && !agent.includes('mobile', android);
}

/** The device by what a browser says of itself, where no script could look. */
export function deviceOf(agent: string): 'mobile' | 'tablet' | 'desktop' {
  if (/iPad|Tablet/i.test(agent) || isAndroidTablet(agent.toLowerCase())) return 'tablet';
  return /Mobi/i.test(agent) ? 'mobile' : 'desktop';
}
