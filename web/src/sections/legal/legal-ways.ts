import type { Content } from '@apoti/contract';
import { isMailAddress } from '@apoti/contract/lib/reach';

/** A link that writes to the first address that there is; empty without any. One that no mail can be sent to stays text. */
export function mailLink(...addresses: readonly string[]): string {
  const written = addresses.map((each) => each.trim()).filter((each) => each !== '');
  const address = written.find(isMailAddress);
  return address === undefined ? (written[0] ?? '') : `[${address}](mailto:${address})`;
}

/** Ways to reach somebody as a choice in words; those that are not there are left out. */
export function choiceOf(...ways: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(ways.filter((way) => way !== ''));
}

/** Who stands behind the site: the company, or the brand while it has no name. */
export function companyOf({ companyInfo }: Content['footer']): { name: string; address: string } {
  return { name: companyInfo.name.trim() || '{product}', address: companyInfo.address.trim() };
}
