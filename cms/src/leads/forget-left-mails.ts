import type { Strapi } from '../store/strapi';
import { leadTypes } from './lead-types';

/** Removes mails about leads that are gone: an older version left them those that had not been sent yet. */
export async function forgetLeftMails(strapi: Strapi): Promise<void> {
  for (const { kind, table } of Object.values(leadTypes)) {
    const there = strapi.db.getConnection(table).select('document_id');
    await strapi.db.getConnection('mails').where('related_kind', kind).whereNotIn('related_id', there).delete();
  }
}
