import { NotNow } from '../schedule/not-now';
import type { Job } from '../schedule/scheduler';
import type { Strapi } from '../store/strapi';
import { keepCheck, LINK_CHECK_UID, linkChecks } from './link-checks';
import { foreignAddress, linksIn } from './links-in';
import { ownOrigin } from './own-origin';
import { publicPlaces } from './places';
import { tryLink, type Tried } from './try-link';

/** Addresses that are tried in a night, and at the same time. */
const MAX_LINKS = 1_000;
const AT_ONCE = 4;
/** Longest time for all of them, in ms: what is left then keeps what was known of it. */
const LONGEST_MS = 20 * 60_000;

type Try = (address: string, signal: AbortSignal) => Promise<Tried | null>;

/** Every night: whether links to other sites still lead somewhere (A3). */
export function linkJob(strapi: Strapi, attempt: Try = tryLink): Job {
  return {
    name: 'links',
    frequency: async () => 'daily',
    beginsAtOnce: true,
    // Trying them again does no harm.
    isDone: async () => false,
    run: (now, stopping) => tryLinks(strapi, attempt, now, stopping),
    problemText: () => 'The links to other sites could not be tried: none of them answers. Has this server a way out?',
  };
}

/**
 * Tries every link to another site and keeps what became of it; what is no longer linked to is forgotten.
 * @throws NotNow when it is broken off by `stopping`: another process does it
 */
export async function tryLinks(strapi: Strapi, attempt: Try, now: number, stopping?: AbortSignal): Promise<void> {
  const waiting = [...(await foreignAddresses(strapi))].slice(0, MAX_LINKS);
  const current = new Set(waiting);
  const signal = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(stopping === undefined ? [] : [stopping])]);
  const found = new Map<string, Tried>();
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined && !signal.aborted; address = waiting.shift()) {
      const tried = await attempt(address, signal);
      if (tried !== null) found.set(address, tried);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (stopping?.aborted === true) throw new NotNow('The CMS ends while links are tried');
  if (isCutOff(found)) throw new Error('No other site answers: this server seems to be without a way out');
  for (const [address, tried] of found) await keepCheck(strapi, address, tried, now);
  const known = await linkChecks(strapi);
  const gone = known.filter(({ address }) => !current.has(address)).map(({ id }) => id);
  if (gone.length > 0) await strapi.db.query(LINK_CHECK_UID).deleteMany({ where: { id: { $in: gone } } });
}

async function foreignAddresses(strapi: Strapi): Promise<Set<string>> {
  const own = ownOrigin();
  const addresses = new Set<string>();
  for await (const place of publicPlaces(strapi)) {
    for (const link of linksIn(place)) {
      const address = foreignAddress(link.address, own);
      if (address !== null) addresses.add(address);
    }
  }
  return addresses;
}

/** Not one of several hosts has said anything: that is no fault of the links. */
function isCutOff(found: ReadonlyMap<string, Tried>): boolean {
  const hosts = new Set([...found.keys()].map((address) => new URL(address).host));
  return (
    hosts.size > 1 && [...found.values()].every((tried) => tried.is === 'dead' && !/^answers|^sends/.test(tried.text))
  );
}
