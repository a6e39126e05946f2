import { z } from 'zod';
import type { Strapi } from '../store/strapi';
import { POST_UID } from './write-post';

const holderSchema = z.object({ title: z.string().nullish() });

/** Whether the public version of a post has this slug: it stays the post's own, whatever drafts of others say. */
export async function isPublicSlug(strapi: Strapi, documentId: string | undefined, slug: string): Promise<boolean> {
  if (documentId === undefined) return false;
  const where = { documentId, slug, publishedAt: { $notNull: true } };
  return (await strapi.db.query(POST_UID).count({ where })) > 0;
}

/** The title of a post other than `id` that has this slug, in any version; null when there is none, or no slug. */
export async function slugHolder(strapi: Strapi, slug: string, id: number): Promise<string | null> {
  const wanted = slug.trim();
  if (wanted === '') return null;
  const holder: unknown = await strapi.db
    .query(POST_UID)
    .findOne({ where: { slug: wanted, wireId: { $ne: id } }, select: ['title'] });
  return holderSchema.nullable().parse(holder)?.title ?? (holder === null ? null : '');
}
