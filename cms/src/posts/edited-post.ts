import {
  editedPostSchema,
  equal,
  formatRevision,
  isPublic,
  type CmsEditedPost,
  type EditedPost,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { lockCounters, toRevisions } from '../changes/counters';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { findPost, stateOf } from './find-post';
import type { PostState } from './post-state';
import { slugHolder } from './slug-holder';
import { POST_UID } from './write-post';

/** A post as its editor knows it (A10). */
export function toEditedPost(state: PostState): EditedPost {
  const { published = null } = state;
  const draft = draftOf(state);
  const day = String(published?.['publishDate'] ?? '');
  return editedPostSchema.parse({
    id: draft['id'],
    draft,
    published,
    hasUnpublishedChanges: published !== null && !equal(draft, published),
    scheduled: published !== null && !isPublic({ status: 'published', publishDate: day }, Date.now()),
  });
}

/** The same with who else has its slug, which only the posts together tell. */
export async function withSlugHolder(strapi: Strapi, state: PostState): Promise<EditedPost> {
  const post = toEditedPost(state);
  // What is public under its slug keeps it, whatever drafts of others say.
  const isOwn = post.published?.slug === post.draft.slug.trim();
  const holder = isOwn ? null : await slugHolder(strapi, post.draft.slug, post.id);
  return holder === null ? post : { ...post, slugTakenBy: holder };
}

/** What a person last typed. */
export function draftOf({ draft, published }: PostState): NonNullable<PostState['draft']> {
  return draft ?? published ?? {};
}

/** A post to be edited, and the revision that a save of it names. @throws ApiError `not_found`, `unauthenticated` */
export async function readEditedPost(strapi: Strapi, person: PersonClaim, id: number): Promise<CmsEditedPost> {
  return strapi.db.transaction(async ({ trx }) => {
    await requireAdmin(strapi, person);
    const counters = await lockCounters(strapi, trx);
    const rows = await findRows(strapi, POST_UID, { documentId: await findPost(strapi, id) });
    const revision = formatRevision({ epoch: counters.epoch, number: counters.last.posts, view: 'full' });
    return { revisions: toRevisions(counters), revision, post: await withSlugHolder(strapi, stateOf(strapi, rows)) };
  });
}
