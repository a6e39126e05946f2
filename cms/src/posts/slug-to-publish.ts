import { cleanSlug, SLUG_TAKEN, toSlug } from '@apoti/contract';
import { invalid } from '../changes/refuse';
import { freeSlug } from '../identity/free-slug';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { isPublicSlug, slugHolder } from './slug-holder';
import { POST_UID } from './write-post';

/** A draft of which this slug was typed; `id` is that of the wire. `at`: where its refusal is told. */
type Typed = { documentId: string; id: number; slug: unknown; at: readonly string[] };

/**
 * The slug under which a draft becomes public; empty where none was typed. One that a person chose is not given a number behind
 * her back; only one that is made of the title is. @throws ApiError `invalid` for one that another post has
 */
export async function slugToPublish(strapi: Strapi, { documentId, id, slug, at }: Typed): Promise<string> {
  const typed = String(slug ?? '').trim();
  // An address has no blanks and no marks, whoever typed it (back-office §5); what is public already stays.
  if (await isPublicSlug(strapi, documentId, typed)) return typed;
  const clean = toSlug(typed);
  if ((await slugHolder(strapi, clean, id)) !== null) throw invalid([{ path: [...at, 'slug'], message: SLUG_TAKEN }]);
  return clean;
}

/**
 * Gives the draft that is about to be published through another door than ours a slug where it has none: Strapi copies it as it
 * stands. Inside the change's transaction. @throws ApiError `invalid` for a slug that another post has
 */
export async function settleSlug(strapi: Strapi, documentId: unknown): Promise<void> {
  const query = strapi.db.query(POST_UID);
  const where = { documentId, publishedAt: { $null: true } };
  const draft: unknown = await query.findOne({ where, select: ['slug', 'title', 'wireId'] });
  if (typeof documentId !== 'string' || !isRecord(draft)) return;
  const typed = { documentId, id: Number(draft['wireId']), slug: draft['slug'], at: ['published'] };
  if ((await slugToPublish(strapi, typed)) !== '') return;
  const wanted = cleanSlug({ slug: '', title: String(draft['title'] ?? '') });
  const slug = await freeSlug(strapi, POST_UID, 'slug', wanted, documentId);
  await query.updateMany({ where, data: { slug } });
}
