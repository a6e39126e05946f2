import { formatRevision, newPost, toJson, type CmsPostSave, type CmsPostSaved } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { findRepeated } from '../changes/change-row';
import { lockCounters, toRevisions } from '../changes/counters';
import { withChange, type Outcome } from '../changes/with-change';
import { entryWatch } from '../entries/entry-watch';
import { postKind } from '../entries/kinds';
import { nextWireId } from '../identity/next-number';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { findPost } from './find-post';
import { toPostState, toWirePost } from './post-state';
import { checkedPost, parsePatch } from './save-post';
import { POST_UID, postData } from './write-post';

/**
 * Makes a new post, published or as a draft (C10). The same key again answers with the post that it made.
 * @throws ApiError `invalid`, `unauthenticated`
 */
export async function createPost(strapi: Strapi, person: PersonClaim, request: CmsPostSave): Promise<CmsPostSaved> {
  return strapi.db.transaction(async ({ trx }) => {
    // First of all: two who send the same key at once come one after the other, and the second finds the first one's post.
    await lockCounters(strapi, trx);
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    const { idempotencyKey, session, conflicts } = request;
    const known = await findMade(strapi, author, idempotencyKey);
    const watch = entryWatch<{ documentId: string }>(strapi, postKind, known);
    let before = 0;
    const done = await withChange(
      strapi,
      author,
      watch,
      async ({ counters }): Promise<Outcome<{ documentId: string }>> => {
        before = counters.last.posts;
        if (known !== undefined) return { result: { documentId: known } };
        const { revision: _revision, id: _id, ...sent } = parsePatch(request);
        const id = await nextWireId(strapi, POST_UID, 'highest');
        const { status, ...version } = await checkedPost(strapi, toJson({ ...newPost(Date.now()), ...sent, id }));
        const data = postData(strapi, undefined, toJson(version));
        const result = await documentsOf(strapi, POST_UID).create({ data, status });
        // An empty overlay tells the log that the sender is none that is asked.
        return { result, note: { session, idempotencyKey, overlay: conflicts === 'silent' ? [] : null } };
      },
    );
    const state = toPostState(done.state);
    if (state === undefined) throw new Error('The new post is not there');
    const { counters } = done;
    const revision = formatRevision({ epoch: counters.epoch, number: counters.last.posts, view: 'full' });
    const { changed } = done;
    return { post: toWirePost(state), revisions: toRevisions(counters), revision, changed, aliases: [], before };
  });
}

/** The document of the post that this person made under this key; undefined when they made none. @throws ApiError `not_found` */
async function findMade(strapi: Strapi, author: Author, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const made = await findRepeated(strapi, { author, key, kind: 'posts' });
  return made === null ? undefined : findPost(strapi, Number(made.subject));
}
