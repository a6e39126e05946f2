import { randomUUID } from 'node:crypto';
import {
  newPost,
  planPostDraftSave,
  postDraftPatchSchema,
  postDraftSchema,
  toFieldIssues,
  toJson,
  type CmsPostEdited,
  type CmsPostSave,
  type Json,
  type JsonObject,
  type PostDraftPatch,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { invalid } from '../changes/refuse';
import { requestHash } from '../saves/request-hash';
import { saveState, type PlanSides, type Planned } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { cleaned } from './cleaned';
import { makePost } from './create-post';
import { draftOf, toEditedPost, withSlugHolder } from './edited-post';
import { findPost } from './find-post';
import { postSaveKind, presentState } from './post-save-kind';
import { toWirePost, type PostState } from './post-state';

/**
 * Saves what was typed into a post's draft, merged; what is public stays as it is (A10); see {@link saveState}.
 * @throws ApiError `not_found`, `invalid`
 */
export async function saveDraft(
  strapi: Strapi,
  person: PersonClaim,
  id: number,
  request: CmsPostSave,
): Promise<CmsPostEdited> {
  const asked = { ...request, requestHash: requestHash('draft', request) };
  const { state, ...saved } = await saveState(strapi, person, asked, async () => {
    const documentId = await findPost(strapi, id);
    return postSaveKind(strapi, id, documentId, {
      plan: (sides, before) => planned(request, sides, before),
      shown: (now) => ({ post: toJson(toEditedPost(now)) }),
    });
  });
  return { ...saved, ...(await shownTwice(strapi, presentState(state))) };
}

/** Makes a new post that is only a draft, as far as it is written. @throws ApiError `invalid`, `unauthenticated` */
export async function createDraft(strapi: Strapi, person: PersonClaim, request: CmsPostSave): Promise<CmsPostEdited> {
  const { state, ...made } = await makePost(strapi, person, request, (id) => {
    const { revision: _revision, id: _id, ...sent } = parseDraft(request);
    const { status: _status, ...blank } = newPost(Date.now());
    return { version: checkedDraft(toJson({ ...blank, ...sent, id })), status: 'draft' };
  });
  return { ...made, ...(await shownTwice(strapi, state)) };
}

/** The post as its editor knows it, and as the wire shows it. */
export async function shownTwice(strapi: Strapi, state: PostState): Promise<Pick<CmsPostEdited, 'post' | 'wire'>> {
  return { post: await withSlugHolder(strapi, state), wire: toWirePost(state) };
}

function planned(
  request: CmsPostSave,
  { base, overlay, aliases }: PlanSides<Json | undefined>,
  before: PostState,
): Planned<PostState> {
  const plan = planPostDraftSave({
    current: draftOf(before),
    base: draftOf(presentState(base)),
    patch: parseDraft(request),
    overlay,
    aliases,
    conflicts: request.conflicts,
    now: Date.now(),
    newKey: randomUUID,
  });
  if (plan.kind === 'conflict') return plan;
  return { ...plan, next: { ...before, draft: checkedDraft(plan.next) } };
}

function parseDraft(request: Pick<CmsPostSave, 'post'>): PostDraftPatch {
  const patch = postDraftPatchSchema.safeParse(request.post);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  return cleaned(patch.data);
}

function checkedDraft(draft: JsonObject): JsonObject {
  const checked = postDraftSchema.safeParse(draft);
  if (!checked.success) throw invalid(toFieldIssues(checked.error));
  return toJson(checked.data);
}
