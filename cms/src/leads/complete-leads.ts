import type { Strapi } from '../store/strapi';
import { leadTypes } from './lead-types';

/**
 * Leads that came before there were states get one: what the rules had marked is spam, the rest is new. Those without a time
 * came when they were stored: the list is ordered by an index on it.
 */
export async function completeLeads(strapi: Strapi): Promise<void> {
  for (const { uid, table } of Object.values(leadTypes)) {
    const created = strapi.db.connection.ref('created_at');
    await strapi.db.getConnection(table).whereNull('received_at').update({ received_at: created });
    const query = strapi.db.query(uid);
    await query.updateMany({ where: { leadState: { $null: true }, suspected: true }, data: { leadState: 'spam' } });
    await query.updateMany({ where: { leadState: { $null: true } }, data: { leadState: 'new' } });
  }
}
