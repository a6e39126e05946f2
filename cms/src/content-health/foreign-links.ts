import type { Finding } from '@apoti/contract';
import { isDead, type LinkCheck } from './link-checks';
import type { FoundLink } from './links-in';

/** A link to another site; its address is without an anchor. */
export type ForeignLink = FoundLink;

/** Links to other sites of which something is to be told. */
export type ForeignFindings = {
  /** They lead nowhere. */
  dead: Finding[];
  /** Whether they lead somewhere is not known: a person can look. */
  unchecked: Finding[];
};

/** Judges links to other sites, place by place, by what their last attempts have found. */
export function judgeForeign(links: readonly ForeignLink[], checks: ReadonlyMap<string, LinkCheck>): ForeignFindings {
  const found: ForeignFindings = { dead: [], unchecked: [] };
  for (const { address, place } of links) {
    const base = { place: place.label, address, href: place.href };
    const check = checks.get(address);
    if (check === undefined) found.unchecked.push({ ...base, text: 'has not been tried yet' });
    else if (isDead(check)) found.dead.push({ ...base, text: check.fault });
    else if (check.doubt !== '') found.unchecked.push({ ...base, text: check.doubt });
    // A site that is down for one night is not gone.
    else if (check.fault !== '') found.unchecked.push({ ...base, text: `${check.fault}; it is tried once more` });
  }
  return found;
}
