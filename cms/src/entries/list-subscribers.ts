import { cmsSubscribersSchema, LISTED_AT_ONCE, type CmsSubscribers, type CmsSubscribersQuery } from '@apoti/contract';
import { exactMoment, storedMoment } from '../store/exact-moment';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { toSubscriber } from '../subscribers/export-rows';
import { SUBSCRIBERS } from '../subscribers/matching-subscribers';

/** The next part of everybody who subscribed, the newest first (C13): no part costs more than another. */
export async function listSubscribers(strapi: Strapi, until: CmsSubscribersQuery): Promise<CmsSubscribers> {
  const found = strapi.db
    .getConnection(SUBSCRIBERS)
    .select(['id', 'name', 'email', 'created_at', exactMoment(strapi, 'created_at', 'moment')]);
  if ('id' in until) found.whereRaw('(created_at, id) < (?, ?)', [storedMoment(strapi, until.at), until.id]);
  const rows: unknown[] = await found
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(LISTED_AT_ONCE);
  const subscribers = rows.filter(isRecord).map(toSubscriber);
  const last = rows.at(-1);
  const isWhole = rows.length < LISTED_AT_ONCE;
  const next = isWhole || !isRecord(last) ? null : { at: last['moment'], id: last['id'] };
  return cmsSubscribersSchema.parse({ subscribers, next });
}
