import { randomBytes } from 'node:crypto';
import { equal, toJson, type Json, type MovedPost, type Post } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { logMany, type ManyChanged } from '../changes/log-many';
import { invalid } from '../changes/refuse';
import { entryWatch } from '../entries/entry-watch';
import { postKind } from '../entries/kinds';
import { cleaned } from '../posts/cleaned';
import { groupByDocument, stateOf } from '../posts/find-post';
import { toPostState, withWirePost, type PostState } from '../posts/post-state';
import { POST_UID, postData } from '../posts/write-post';
import { findRows, type Row } from '../store/rows';
import type { Strapi, Trx } from '../store/strapi';
import { MOVER } from './mover';
import type { MovedLines } from './moved-lines';
import { refuseMoved } from './refuse-moved';
import { refuseSharedSlugs } from './shared-slugs';

/** A post as it is here, and as it is to be; `after` is undefined for one that goes. */
type Step = { documentId: string; rows: Row[]; before: PostState | undefined; after: PostState | undefined };

/**
 * Brings posts over in one transaction, thousands of them in seconds: their rows are written many at once, in the form that the
 * document service gives them, and read back. Each has its row in the change log. @throws ApiError `conflict`, `invalid`
 */
export async function movePosts(strapi: Strapi, { revision, batches }: MovedLines<MovedPost>): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    refuseMoved(await lockCounters(strapi, trx), 'posts', revision);
    let changed = false;
    for await (const batch of batches) changed = (await moveBatch(strapi, trx, batch)) || changed;
    await refuseSharedSlugs(strapi, trx);
    return changed;
  });
}

async function moveBatch(strapi: Strapi, trx: Trx, batch: MovedPost[]): Promise<boolean> {
  const steps = (await stepsOf(strapi, batch)).filter(({ before, after }) => !equal(asJson(before), asJson(after)));
  if (steps.length === 0) return false;
  refuseFaults(steps);
  const old = steps.flatMap(({ rows }) => rows.map(({ id }) => id));
  if (old.length > 0) await strapi.db.query(POST_UID).deleteMany({ where: { id: { $in: old } } });
  const data = steps.flatMap((step) => rowsOf(strapi, step));
  if (data.length > 0) await strapi.db.query(POST_UID).createMany({ data });
  await refuseOthers(strapi, steps);
  await logMany(strapi, trx, { author: MOVER, counters: await lockCounters(strapi, trx) }, steps.map(logged(strapi)));
  return true;
}

async function stepsOf(strapi: Strapi, batch: MovedPost[]): Promise<Step[]> {
  const ids = batch.map((line) => ('post' in line ? line.post.id : line.remove));
  const rows = await findRows(strapi, POST_UID, { wireId: { $in: ids } });
  return batch.flatMap((line, index): Step[] => {
    const own = rows.filter((row) => Number(row['wireId']) === ids[index]);
    const before = own.length === 0 ? undefined : stateOf(strapi, own);
    const documentId = own[0]?.documentId ?? randomBytes(12).toString('hex');
    if (!('post' in line)) return before === undefined ? [] : [{ documentId, rows: own, before, after: undefined }];
    return [{ documentId, rows: own, before, after: stateAfter(before, cleaned(line.post)) }];
  });
}

/** A draft that somebody works on here keeps what they typed, as with a save over the wire (C10). */
function stateAfter(before: PostState | undefined, post: Post): PostState {
  if (before !== undefined) return withWirePost(before, post);
  const { status, ...version } = toJson(post);
  return status === 'published' ? { draft: version, published: version } : { draft: version };
}

function refuseFaults(steps: readonly Step[]): void {
  const issues = steps.flatMap(({ after }) => (after === undefined ? [] : postKind.faults(asJson(after) ?? {})));
  if (issues.length > 0) throw invalid(issues);
}

/** The rows of both versions as Strapi keeps them. A post that was here keeps the time when it was made. */
function rowsOf(strapi: Strapi, { documentId, rows, after }: Step): Record<string, unknown>[] {
  const now = new Date();
  const made = rows[0]?.['createdAt'] ?? now;
  const shared = { documentId, createdAt: made, updatedAt: now };
  const row = (version: PostState['draft'], publishedAt: Date | null) =>
    version === undefined ? [] : [{ ...postData(strapi, undefined, version), ...shared, publishedAt }];
  return after === undefined ? [] : [...row(after.draft, null), ...row(after.published, now)];
}

/** What Strapi would lose or change is not brought over at all. */
async function refuseOthers(strapi: Strapi, steps: readonly Step[]): Promise<void> {
  const rows = await findRows(strapi, POST_UID, { documentId: { $in: steps.map(({ documentId }) => documentId) } });
  const byDocument = groupByDocument(rows);
  for (const { documentId, after } of steps) {
    const stored = toPostState(asJson(stateOf(strapi, byDocument.get(documentId) ?? [])));
    if (!equal(asJson(stored), asJson(after))) throw new Error('Strapi stored a post in another way');
  }
}

function logged(strapi: Strapi) {
  return ({ documentId, before, after }: Step): ManyChanged => ({
    watch: entryWatch(strapi, postKind, documentId),
    before: asJson(before),
    after: asJson(after),
  });
}

function asJson(state: PostState | undefined): Json | undefined {
  return state === undefined ? undefined : toJson(state);
}
