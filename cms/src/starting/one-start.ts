import { isReadOnly } from '../settings/data-dir';
import { holdLock, type Release } from '../store/process-lock';
import type { Strapi } from '../store/strapi';
import { leaveUpgrade } from '../upgrades/watch-upgrade';
import { earlyTurn } from './early-turn';
import { LOST } from './turn-signal';

const held = new WeakMap<Strapi, Release>();

/**
 * Waits until no other CMS of the same database is starting: two that start at once on an empty one would both make its tables,
 * the first content and the first admin. One that only looks at the database changes nothing and waits for nobody.
 */
export async function beginStart(strapi: Strapi): Promise<void> {
  if (isReadOnly()) return;
  const onWait = () => strapi.log.info('Another CMS of this database is starting: it goes first');
  held.set(strapi, earlyTurn() ?? (await holdLock('start', { onWait, onLost })));
}

/** Another CMS may be starting from now on: what this one was at is left as it is, and the next start undoes or ends it. */
function onLost(): void {
  console.error(LOST);
  leaveUpgrade();
  process.exit(1);
}

/** The next one may start. */
export async function endStart(strapi: Strapi): Promise<void> {
  const release = held.get(strapi);
  held.delete(strapi);
  await release?.();
}
