import type { Strapi } from '../store/strapi';
import { leadTypes } from './lead-types';

/** Leads that came before there were states get one: what the rules had marked is spam, the rest is new. */
export async function nameLeadStates(strapi: Strapi): Promise<void> {
  for (const { uid } of Object.values(leadTypes)) {
    const query = strapi.db.query(uid);
    await query.updateMany({ where: { leadState: { $null: true }, suspected: true }, data: { leadState: 'spam' } });
    await query.updateMany({ where: { leadState: { $null: true } }, data: { leadState: 'new' } });
  }
}
