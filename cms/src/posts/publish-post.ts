import { diff, postVersionShape, toJson, type CmsPostEdited, type CmsSave, type Json } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { withChange } from '../changes/with-change';
import { entryWatch } from '../entries/entry-watch';
import { postKind } from '../entries/kinds';
import { requestHash } from '../saves/request-hash';
import { saveState, type PlanSides, type Planned } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { cleaned } from './cleaned';
import { draftOf, toEditedPost } from './edited-post';
import { findPost } from './find-post';
import { postSaveKind, presentState } from './post-save-kind';
import type { PostState } from './post-state';
import { shownTwice } from './save-draft';
import { checkedPost } from './save-post';
import { slugToPublish } from './slug-to-publish';
import { writePost } from './write-post';

/** What is done to the public version of a post: its draft becomes it, or there is none any more. */
export type Publishing = 'publish' | 'unpublish';

/**
 * Publishes a post's draft as it stands, whole and valid, or takes the post off the site; the draft stays (A10). One who asks
 * is told what others typed since the named revision instead of publishing it unread. A slug that another post has is refused.
 * @throws ApiError `not_found`, `invalid` with the issues by field, `conflict` and what {@link saveState} throws
 */
export async function setPublished(
  strapi: Strapi,
  person: PersonClaim,
  id: number,
  { request, publishing }: { request: CmsSave; publishing: Publishing },
): Promise<CmsPostEdited> {
  const asked = { ...request, requestHash: requestHash(publishing, request) };
  const { state, ...saved } = await saveState(strapi, person, asked, async () => {
    const documentId = await findPost(strapi, id);
    return postSaveKind(strapi, id, documentId, {
      plan: async (sides, before) => {
        const unread = publishing === 'publish' && request.conflicts === 'ask' ? unreadChanges(sides, before) : [];
        if (unread.length > 0) return { kind: 'conflict', conflicts: unread };
        return { kind: 'merged', next: await after(strapi, documentId, before, publishing), overlay: [], aliases: [] };
      },
      shown: (now) => ({ post: toJson(toEditedPost(now)) }),
    });
  });
  return { ...saved, ...(await shownTwice(strapi, presentState(state))) };
}

/** The same for a post that nobody has open, as it stands. @throws ApiError `not_found`, `invalid`, `unauthenticated` */
export async function setPublishedAsItStands(
  strapi: Strapi,
  person: PersonClaim,
  id: number,
  publishing: Publishing,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const admin = await requireAdmin(strapi, person);
    const documentId = await findPost(strapi, id);
    const author = { id: `person:${admin.id}`, name: admin.username };
    await withChange(strapi, author, entryWatch(strapi, postKind, documentId), async ({ before }) => {
      const present = presentState(before);
      await writePost(strapi, documentId, present, await after(strapi, documentId, present, publishing));
      return { result: undefined };
    });
  });
}

async function after(
  strapi: Strapi,
  documentId: string,
  before: PostState,
  publishing: Publishing,
): Promise<PostState> {
  const draft = draftOf(before);
  if (publishing === 'unpublish') return { draft };
  const slug = await slugToPublish(strapi, { documentId, id: Number(draft['id']), slug: draft['slug'], at: [] });
  const whole = await checkedPost(strapi, { ...draft, slug, status: 'published' }, documentId);
  const { status: _status, ...version } = toJson(cleaned(whole));
  return { draft: version, published: version };
}

type Conflicts = Extract<Planned<PostState>, { kind: 'conflict' }>['conflicts'];

/** What others typed into the draft since it was read. */
function unreadChanges({ base }: PlanSides<Json | undefined>, before: PostState): Conflicts {
  const seen = draftOf(presentState(base));
  return diff(postVersionShape, seen, draftOf(before)).map(({ path, old, new: theirs }) => ({
    path,
    ...(old === undefined ? {} : { base: old, mine: old }),
    ...(theirs === undefined ? {} : { theirs }),
  }));
}
