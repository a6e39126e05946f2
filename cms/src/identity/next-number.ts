import { freeWireId, MAX_WIRE_ID } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import { entryKinds } from '../entries/kinds';
import { placeBehind } from '../store/places';
import type { Strapi } from '../store/strapi';

/**
 * The next free wire id: the present time in ms or, if that is taken, after the last one; or the highest one + 1. When the
 * last one is the highest that there can be, the first free one from the present time, or from 1.
 */
export async function nextWireId(strapi: Strapi, uid: string, rule: 'timestamp' | 'highest'): Promise<number> {
  const highest = await highestOf(strapi, uid, 'wireId');
  const first = rule === 'timestamp' ? Date.now() : 1;
  if (highest < MAX_WIRE_ID) return notGivenBefore(strapi, uid, Math.max(first, highest + 1));
  return freeWireId(first, await takenIds(strapi, uid));
}

/** From `id` on, the first one that no entry has had as far as the log goes: one that was deleted comes back with its own. */
async function notGivenBefore(strapi: Strapi, uid: string, id: number): Promise<number> {
  const kind = entryKinds.find((entry) => entry.uid === uid)?.kind;
  if (kind === undefined) return id;
  for (let free = id; ; free += 1) {
    const given = await strapi.db.query('api::change.change').count({ where: { kind, subject: String(free) } });
    if (given === 0) return free;
  }
}

async function takenIds(strapi: Strapi, uid: string): Promise<Set<string>> {
  const rows: unknown = await strapi.db.query(uid).findMany({ select: ['id', 'wireId'] });
  return new Set((Array.isArray(rows) ? rows.filter(isRecord) : []).map((row) => String(row['wireId'])));
}

/** A place behind all others. */
export async function nextPlace(strapi: Strapi, uid: string): Promise<number> {
  return placeBehind(await highestOf(strapi, uid, 'place'));
}

async function highestOf(strapi: Strapi, uid: string, attribute: string): Promise<number> {
  const found: unknown = await strapi.db.query(uid).findMany({
    where: { [attribute]: { $notNull: true } },
    select: ['id', attribute],
    orderBy: { [attribute]: 'desc' },
    limit: 1,
  });
  const row: unknown = Array.isArray(found) ? found[0] : undefined;
  return isRecord(row) ? Number(row[attribute] ?? 0) : 0;
}
