import { foldedText } from '../store/folded-text';
import type { Strapi } from '../store/strapi';

/** The subscribers' table. */
export const SUBSCRIBERS = 'subscribers';

/**
 * Narrows a query to those whose name or address holds the text, whatever the case. Only the index of the folded texts is
 * read, not the rows.
 */
export function matchingSubscribers(strapi: Strapi, search: string) {
  const found = strapi.db.getConnection(SUBSCRIBERS);
  const words = foldedText(search.trim());
  if (words === '') return found;
  const holds = strapi.db.dialect.client === 'sqlite' ? 'instr(search_text, ?) > 0' : 'strpos(search_text, ?) > 0';
  return found.whereIn('id', strapi.db.getConnection(SUBSCRIBERS).select('id').whereRaw(holds, [words]));
}
