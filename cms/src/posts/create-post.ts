import { formatRevision, newPost, toJson, type CmsPostSave, type CmsPostSaved, type JsonObject } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { findRepeated } from '../changes/change-row';
import { lockCounters, toRevisions } from '../changes/counters';
import { stateWhenMade } from '../changes/state-when-made';
import { withChange, type Outcome } from '../changes/with-change';
import { entryWatch } from '../entries/entry-watch';
import { postKind } from '../entries/kinds';
import { nextWireId } from '../identity/next-number';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { findPost } from './find-post';
import { presentState } from './post-save-kind';
import { toRebuiltState, toWirePost, type PostState } from './post-state';
import { checkedPost, parsePatch } from './save-post';
import { POST_UID, postData } from './write-post';

type Made = { documentId: string };
type NewPost = { version: JsonObject; status: 'draft' | 'published' };
type MadePost = Omit<CmsPostSaved, 'post'> & { state: PostState };

/**
 * Makes a new post, published or as a draft (C10). The same key again answers with the post that it made, as it was made.
 * @throws ApiError `invalid`, `unauthenticated`
 */
export async function createPost(strapi: Strapi, person: PersonClaim, request: CmsPostSave): Promise<CmsPostSaved> {
  const { state, ...made } = await makePost(strapi, person, request, async (id) => {
    const { revision: _revision, id: _id, ...sent } = parsePatch(request);
    const { status, ...version } = await checkedPost(strapi, toJson({ ...newPost(Date.now()), ...sent, id }));
    return { version: toJson(version), status };
  });
  return { ...made, post: toWirePost(state) };
}

/** Makes the post that `newPostOf` gives for its id, once for each key. @throws ApiError `unauthenticated` */
export async function makePost(
  strapi: Strapi,
  person: PersonClaim,
  { idempotencyKey, session, conflicts }: Pick<CmsPostSave, 'idempotencyKey' | 'session' | 'conflicts'>,
  newPostOf: (id: number) => Promise<NewPost> | NewPost,
): Promise<MadePost> {
  return strapi.db.transaction(async ({ trx }) => {
    // First of all: two who send the same key at once come one after the other, and the second finds the first one's post.
    await lockCounters(strapi, trx);
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    const known = await findMade(strapi, author, idempotencyKey);
    const watch = entryWatch<Made>(strapi, postKind, known?.documentId);
    let before = 0;
    const done = await withChange(strapi, author, watch, async ({ counters }): Promise<Outcome<Made>> => {
      before = counters.last.posts;
      if (known !== undefined) return { result: { documentId: known.documentId } };
      const { version, status } = await newPostOf(await nextWireId(strapi, POST_UID, 'highest'));
      const data = postData(strapi, undefined, version);
      const result = await documentsOf(strapi, POST_UID).create({ data, status, slugAsGiven: true });
      // An empty overlay tells the log that the sender is none that is asked.
      return { result, note: { session, idempotencyKey, overlay: conflicts === 'silent' ? [] : null } };
    });
    const { counters, changed } = done;
    const present = { state: presentState(done.state), number: counters.last.posts };
    const made = known && (await stateWhenMade(strapi, { ...watch, ...known }, done, toRebuiltState));
    const { state, number } = made ?? present;
    const revision = formatRevision({ epoch: counters.epoch, number, view: 'full' });
    return { state, revisions: toRevisions(counters), revision, changed, aliases: [], before };
  });
}

/** The post that this person made under this key; undefined when they made none. @throws ApiError `not_found` */
async function findMade(
  strapi: Strapi,
  author: Author,
  key: string | undefined,
): Promise<(Made & { subject: string; number: number }) | undefined> {
  if (key === undefined) return undefined;
  const made = await findRepeated(strapi, { author, key, kind: 'posts' });
  if (made === null) return undefined;
  const { subject, number } = made;
  return { documentId: await findPost(strapi, Number(subject)), subject, number };
}
