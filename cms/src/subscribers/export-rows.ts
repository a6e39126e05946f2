import {
  cmsSubscriberRowsSchema,
  EXPORTED_AT_ONCE,
  type CmsSubscriberRows,
  type CmsSubscriberRowsQuery,
  type Subscriber,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { matchingSubscribers, SUBSCRIBERS } from './matching-subscribers';

/** A row as the database gives it, as the wire has it. */
export function toSubscriber(row: Record<string, unknown>): Record<keyof Subscriber, unknown> {
  const { id, name, email, created_at: at } = row;
  return {
    id: Number(id),
    name: name ?? '',
    email: email ?? '',
    subscribed_at: new Date(at instanceof Date ? at : Number(at)).toISOString(),
  };
}

/**
 * The next part of an export (A16), the newest first: it begins below the last id of the part before, so that no part costs
 * more than another. @throws ApiError `unauthenticated`
 */
export async function exportRows(
  strapi: Strapi,
  person: PersonClaim,
  { ids, search, before }: CmsSubscriberRowsQuery,
): Promise<CmsSubscriberRows> {
  await requireAdmin(strapi, person);
  const found =
    ids === undefined
      ? matchingSubscribers(strapi, search).limit(EXPORTED_AT_ONCE)
      : strapi.db.getConnection(SUBSCRIBERS).whereIn('id', ids);
  if (before !== undefined) found.where('id', '<=', before - 1);
  const rows: unknown[] = await found
    .select(['id', 'name', 'email', 'created_at', 'unsubscribe_token'])
    .orderBy('id', 'desc');
  const last = rows.at(-1);
  const isWhole = ids !== undefined || rows.length < EXPORTED_AT_ONCE;
  return cmsSubscriberRowsSchema.parse({
    rows: rows.filter(isRecord).map((row) => ({ ...toSubscriber(row), token: row['unsubscribe_token'] })),
    next: isWhole || !isRecord(last) ? null : Number(last['id']),
  });
}
