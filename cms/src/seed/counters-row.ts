import { randomBytes } from 'node:crypto';
import type { Strapi } from '../store/strapi';

const UID = 'api::revision-counter.revision-counter';

/** Makes the one row of counters, with an epoch of its own: revisions of another database mean nothing in this one. */
export async function ensureCountersRow(strapi: Strapi): Promise<void> {
  if ((await strapi.db.query(UID).count()) > 0) return;
  const epoch = randomBytes(6).toString('hex');
  await strapi.db.query(UID).create({ data: { epoch, number: 0, last: {}, visible: {}, pruned: {} } });
}
