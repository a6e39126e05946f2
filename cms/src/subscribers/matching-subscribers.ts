import { foldedText } from '../store/folded-text';
import type { Strapi } from '../store/strapi';

/** The subscribers' table. */
export const SUBSCRIBERS = 'subscribers';

/** Those whose name or address holds the text, whatever the case; all of them for an empty one. */
export function holding(strapi: Strapi, search: string) {
  const found = strapi.db.getConnection(SUBSCRIBERS);
  const words = foldedText(search.trim());
  if (words === '') return found;
  const holds = strapi.db.dialect.client === 'sqlite' ? 'instr(search_text, ?) > 0' : 'strpos(search_text, ?) > 0';
  return found.whereRaw(holds, [words]);
}

/** As {@link holding}; whatever else is asked of them, only the index of the folded texts is looked through, not the rows. */
export function matchingSubscribers(strapi: Strapi, search: string) {
  const found = strapi.db.getConnection(SUBSCRIBERS);
  return search.trim() === '' ? found : found.whereIn('id', holding(strapi, search).select('id'));
}
