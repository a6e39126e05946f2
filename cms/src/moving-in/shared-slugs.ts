import { invalid } from '../changes/refuse';
import { isRecord } from '../store/from-strapi';
import type { Strapi, Trx } from '../store/strapi';
import { POST_UID } from '../posts/write-post';

/** Two public posts have no address in common. @throws ApiError `invalid` */
export async function refuseSharedSlugs(strapi: Strapi, trx: Trx): Promise<void> {
  const { tableName } = strapi.db.metadata.get(POST_UID);
  const shared: unknown = await strapi.db
    .getConnection(tableName)
    .transacting(trx)
    .whereNotNull('published_at')
    .whereNot('slug', '')
    .groupBy('slug')
    .havingRaw('count(*) > 1')
    .limit(5)
    .select('slug');
  const slugs = (Array.isArray(shared) ? shared.filter(isRecord) : []).map(({ slug }) => String(slug));
  if (slugs.length > 0) {
    throw invalid(slugs.map((slug) => ({ path: ['slug'], message: `Two posts would have the slug “${slug}”` })));
  }
}
