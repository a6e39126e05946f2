import { maskedAddress } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { SUBSCRIBER_UID } from './complete-subscriber';
import { deleteFound } from './delete-subscribers';

/** Who unsubscribes by the link of a mail: whoever has the mail. */
const SUBSCRIBER = { id: 'subscriber', name: 'Subscriber' };

/** The address behind a link, masked; null where nobody is subscribed by it (any more). */
export async function linkedAddress(strapi: Strapi, token: string): Promise<string | null> {
  const found = await subscriberBy(strapi, token);
  return found && maskedAddress(String(found['email'] ?? ''));
}

/** Ends a subscription by its link (RFC 8058). False where there is none (any more): doing it twice does no harm. */
export async function unsubscribe(strapi: Strapi, token: string): Promise<boolean> {
  // Anybody can ask with any token, and holding the counters keeps saves waiting: one that nobody has holds nothing.
  if ((await subscriberBy(strapi, token)) === null) return false;
  return strapi.db.transaction(async ({ trx }) => {
    // Before anything is read: a mail program's click and a person's at once are one deletion.
    const counters = await lockCounters(strapi, trx);
    const found = await subscriberBy(strapi, token);
    if (found === null) return false;
    const one = { id: Number(found['id']), documentId: String(found['documentId']) };
    await deleteFound(strapi, trx, { author: SUBSCRIBER, counters }, [one]);
    return true;
  });
}

async function subscriberBy(strapi: Strapi, token: string): Promise<Record<string, unknown> | null> {
  const found: unknown = await strapi.db
    .query(SUBSCRIBER_UID)
    .findOne({ where: { unsubscribeToken: token }, select: ['id', 'documentId', 'email'] });
  return isRecord(found) ? found : null;
}
