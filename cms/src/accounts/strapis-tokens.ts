import type { Strapi } from '../store/strapi';
import type { SeedLog } from '../seed/seed-log';

const PART = 'admin::api-token';

/**
 * Takes away the two API tokens that Strapi makes in a new database, one of which may do everything: nobody uses them.
 * Once; what somebody makes later stays.
 */
export async function removeStrapisTokens(strapi: Strapi, log: SeedLog): Promise<void> {
  if (log.has(PART)) return;
  const where = { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: { $null: true } };
  const found: { id: number }[] = await strapi.db.query('admin::api-token').findMany({ where, select: ['id'] });
  for (const { id } of found) await strapi.db.query('admin::api-token').delete({ where: { id } });
  await log.add([PART]);
}
