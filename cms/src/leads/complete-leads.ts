import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { leadTypes } from './lead-types';

/** Answered leads that get their time at once. */
const AT_ONCE = 100;

/**
 * Leads that came before there were states get one: what the rules had marked is spam, the rest is new. Those without a time
 * came when they were stored: the list is ordered by an index on it. Those with answers know when the last one was written.
 */
export async function completeLeads(strapi: Strapi): Promise<void> {
  for (const { uid, table } of Object.values(leadTypes)) {
    const created = strapi.db.connection.ref('created_at');
    await strapi.db.getConnection(table).whereNull('received_at').update({ received_at: created });
    const query = strapi.db.query(uid);
    await query.updateMany({ where: { leadState: { $null: true }, suspected: true }, data: { leadState: 'spam' } });
    await query.updateMany({ where: { leadState: { $null: true } }, data: { leadState: 'new' } });
    while ((await noteReplies(strapi, uid)) === AT_ONCE);
  }
}

/** How many leads got the time of their last answer. */
async function noteReplies(strapi: Strapi, uid: string): Promise<number> {
  const query = strapi.db.query(uid);
  const where = { repliedAt: { $null: true }, replies: { id: { $notNull: true } } };
  const found: unknown = await query.findMany({ where, limit: AT_ONCE, select: ['id'], populate: { replies: true } });
  const rows = Array.isArray(found) ? found.filter(isRecord) : [];
  for (const { id, replies } of rows) {
    // One without a time, which nothing of ours writes, must not keep the CMS from starting.
    const written = (Array.isArray(replies) ? replies.filter(isRecord) : []).map((reply) =>
      new Date(String(reply['writtenAt'])).getTime(),
    );
    const data = { repliedAt: new Date(Math.max(0, ...written.filter(Number.isFinite))) };
    await query.updateMany({ where: { id, repliedAt: { $null: true } }, data });
  }
  return rows.length;
}
