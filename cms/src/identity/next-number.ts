import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

/** The next free wire id: the present time in ms or, if that is taken, after the last one; or the highest one + 1. */
export async function nextWireId(strapi: Strapi, uid: string, rule: 'timestamp' | 'highest'): Promise<number> {
  const highest = await highestOf(strapi, uid, 'wireId');
  return rule === 'timestamp' ? Math.max(Date.now(), highest + 1) : highest + 1;
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
