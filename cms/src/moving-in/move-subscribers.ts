import { randomBytes } from 'node:crypto';
import { toAddressKey, type MovedSubscriber } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { logMany } from '../changes/log-many';
import { entryWatch } from '../entries/entry-watch';
import { entryKinds } from '../entries/kinds';
import { isRecord } from '../store/from-strapi';
import type { Strapi, Trx } from '../store/strapi';
import { newToken, searchTextOf, SUBSCRIBER_UID } from '../subscribers/complete-subscriber';
import { MOVER } from './mover';
import type { MovedLines } from './moved-lines';
import { refuseMoved } from './refuse-moved';

/** Brings subscribers over in one transaction, each with the day when they subscribed; nobody twice. @throws ApiError `conflict` */
export async function moveSubscribers(
  strapi: Strapi,
  { revision, batches }: MovedLines<MovedSubscriber>,
): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    refuseMoved(await lockCounters(strapi, trx), 'subscribers', revision);
    let changed = false;
    for await (const batch of batches) changed = (await moveBatch(strapi, trx, batch)) || changed;
    return changed;
  });
}

async function moveBatch(strapi: Strapi, trx: Trx, batch: MovedSubscriber[]): Promise<boolean> {
  const byKey = new Map(batch.map((subscriber) => [toAddressKey(subscriber.email), subscriber]));
  for (const key of await takenAmong(strapi, [...byKey.keys()])) byKey.delete(key);
  const rows = [...byKey].map(([addressKey, { name, email, subscribed_at: since }]) => ({
    documentId: randomBytes(12).toString('hex'),
    ...{ name, email, addressKey, searchText: searchTextOf(name, email), unsubscribeToken: newToken() },
    ...{ createdAt: new Date(since), publishedAt: new Date() },
  }));
  if (rows.length === 0) return false;
  await strapi.db.query(SUBSCRIBER_UID).createMany({ data: rows });
  const kind = entryKinds.find(({ uid }) => uid === SUBSCRIBER_UID);
  if (kind === undefined) throw new Error('Subscribers are not logged');
  const counters = await lockCounters(strapi, trx);
  const entries = rows.map(({ documentId, name, email }) => ({
    watch: entryWatch(strapi, kind, documentId),
    before: undefined,
    after: { name, email },
  }));
  await logMany(strapi, trx, { author: MOVER, counters }, entries);
  return true;
}

async function takenAmong(strapi: Strapi, keys: string[]): Promise<string[]> {
  const found: unknown = await strapi.db
    .query(SUBSCRIBER_UID)
    .findMany({ where: { addressKey: { $in: keys } }, select: ['addressKey'] });
  return (Array.isArray(found) ? found.filter(isRecord) : []).map((row) => String(row['addressKey']));
}
