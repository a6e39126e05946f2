import type { Strapi } from '../store/strapi';

/** The wanted text, or with the first number behind it (`-2`, `-3` …) that no other document has. */
export async function freeSlug(
  strapi: Strapi,
  uid: string,
  attribute: 'slug' | 'wireId',
  wanted: string,
  ownDocument = '',
): Promise<string> {
  const base = wanted === '' ? 'entry' : wanted;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const others = await strapi.db.query(uid).count({ where: { [attribute]: slug, documentId: { $ne: ownDocument } } });
    if (others === 0) return slug;
  }
}
