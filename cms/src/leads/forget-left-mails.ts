import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { leadTypes } from './lead-types';

/**
 * Removes mails about leads that are gone: an older version left them those that had not been sent yet.
 * @returns their keys: what lies in the outbox goes by them
 */
export async function forgetLeftMails(strapi: Strapi): Promise<string[]> {
  const keys: string[] = [];
  for (const { kind, table } of Object.values(leadTypes)) {
    const left = () => {
      const there = strapi.db.getConnection(table).select('document_id');
      return strapi.db.getConnection('mails').where('related_kind', kind).whereNotIn('related_id', there);
    };
    const rows: unknown[] = await left().select('key');
    await left().delete();
    keys.push(...rows.filter(isRecord).map((row) => String(row['key'])));
  }
  return keys;
}
