import { toAddressKey, type Subscription } from '@apoti/contract';
import { runAs } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { SUBSCRIBER_UID } from '../subscribers/complete-subscriber';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';

const VISITOR = { id: 'visitor', name: 'Visitor' };

/** Adds an address to the newsletter; false when it is there already: one person, one row (C12). */
export async function subscribe(strapi: Strapi, { name, email }: Subscription): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    const known = await strapi.db.query(SUBSCRIBER_UID).count({ where: { addressKey: toAddressKey(email) } });
    if (known > 0) return false;
    await runAs(VISITOR, () => documentsOf(strapi, SUBSCRIBER_UID).create({ data: { name, email } }));
    return true;
  });
}
