import { equal, valueAt, type Content, type Json } from '@apoti/contract';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { writeList, type ListWrite } from '../store/write-list';
import { writeSingle } from '../store/write-single';
import { contentParts } from './parts';

/**
 * Takes the stored content from one state to another. Writes nothing but what differs; must run inside a transaction.
 * @returns the content types that were written to
 */
export async function writeContent(strapi: Strapi, before: Content, after: Content): Promise<Set<string>> {
  const touched = new Set<string>();
  const lists: ListWrite[] = [];
  for (const { at, uid, kind } of contentParts) {
    const wanted = valueAt(after, at);
    if (wanted === undefined || equal(valueAt(before, at), wanted)) continue;
    touched.add(uid);
    if (kind === 'single') await writeSingle(strapi, uid, wanted);
    else lists.push(await writeList(strapi, uid, wanted, await relatedOf(strapi, uid, wanted)));
  }
  for (const list of lists.reverse()) await list.removeOld();
  return touched;
}

/** Questions name their category by its wire id; Strapi wants the document's. */
async function relatedOf(strapi: Strapi, uid: string, wanted: Json) {
  if (uid !== 'api::faq.faq' || !Array.isArray(wanted) || wanted.length === 0) return () => null;
  const rows = await findRows(strapi, 'api::faq-category.faq-category');
  const documents = new Map(rows.map((row) => [String(row['wireId']), row.documentId]));
  return (_: string, wireId: string) => documents.get(wireId) ?? null;
}
