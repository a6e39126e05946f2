import { cmsSubscribersSchema, LISTED_AT_ONCE, type CmsSubscribers, type CmsSubscribersQuery } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { toSubscriber } from '../subscribers/export-rows';
import { SUBSCRIBERS } from '../subscribers/matching-subscribers';

/** The next part of everybody who subscribed, the newest first (C13): no part costs more than another. */
export async function listSubscribers(strapi: Strapi, until: CmsSubscribersQuery): Promise<CmsSubscribers> {
  const found = strapi.db.getConnection(SUBSCRIBERS).select(['id', 'name', 'email', 'created_at']);
  if ('id' in until) found.whereRaw('(created_at, id) < (?, ?)', [storedTime(strapi, until.at), until.id]);
  const rows: unknown[] = await found
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(LISTED_AT_ONCE);
  const subscribers = rows.filter(isRecord).map(toSubscriber);
  const last = subscribers.at(-1);
  const isWhole = subscribers.length < LISTED_AT_ONCE;
  const next = isWhole || last === undefined ? null : { at: last.subscribed_at, id: last.id };
  return cmsSubscribersSchema.parse({ subscribers, next });
}

/** A time as the database keeps it: SQLite in ms. */
function storedTime(strapi: Strapi, at: string): number | Date {
  const time = new Date(at);
  return strapi.db.dialect.client === 'sqlite' ? time.getTime() : time;
}
