import { freeWireId, MAX_WIRE_ID } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

/**
 * The next free wire id: the present time in ms or, if that is taken, after the last one; or the highest one + 1. When the
 * last one is the highest that there can be, the first free one from the present time, or from 1.
 */
export async function nextWireId(strapi: Strapi, uid: string, rule: 'timestamp' | 'highest'): Promise<number> {
  const highest = await highestOf(strapi, uid, 'wireId');
  const first = rule === 'timestamp' ? Date.now() : 1;
  if (highest < MAX_WIRE_ID) return Math.max(first, highest + 1);
  return freeWireId(first, await takenIds(strapi, uid));
}

async function takenIds(strapi: Strapi, uid: string): Promise<Set<string>> {
  const rows: unknown = await strapi.db.query(uid).findMany({ select: ['id', 'wireId'] });
  return new Set((Array.isArray(rows) ? rows.filter(isRecord) : []).map((row) => String(row['wireId'])));
}

/** A place behind all others. */
export async function nextPlace(strapi: Strapi, uid: string): Promise<number> {
  return (await highestOf(strapi, uid, 'place')) + 10;
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
