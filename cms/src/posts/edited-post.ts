import {
  editedPostSchema,
  equal,
  formatRevision,
  isPublic,
  type CmsEditedPost,
  type EditedPost,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { atOneMoment } from '../changes/at-one-moment';
import { toRevisions } from '../changes/counters';
import type { Strapi } from '../store/strapi';
import { findVersions, stateOf } from './find-post';
import type { PostState } from './post-state';
import { slugHolder } from './slug-holder';

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

/**
 * A post to be edited, and the revision that a save of it names. Not within a transaction.
 * @throws ApiError `not_found`, `unauthenticated`
 */
export async function readEditedPost(strapi: Strapi, person: PersonClaim, id: number): Promise<CmsEditedPost> {
  await requireAdmin(strapi, person);
  const { counters, data: post } = await atOneMoment(strapi, 'posts', async () =>
    withSlugHolder(strapi, stateOf(strapi, await findVersions(strapi, id))),
  );
  const revision = formatRevision({ epoch: counters.epoch, number: counters.last.posts, view: 'full' });
  return { revisions: toRevisions(counters), revision, post };
}
