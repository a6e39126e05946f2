import { randomUUID } from 'node:crypto';
import {
  cleanSlug,
  planPostSave,
  postPatchSchema,
  postSchema,
  toFieldIssues,
  type CmsPostSave,
  type CmsPostSaved,
  type Json,
  type JsonObject,
  type Post,
  type PostPatch,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { invalid } from '../changes/refuse';
import { freeSlug } from '../identity/free-slug';
import { saveState, type PlanSides, type Planned } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { findPost } from './find-post';
import { cleaned } from './cleaned';
import { postSaveKind, presentState } from './post-save-kind';
import { toWirePost, withWirePost, type PostState } from './post-state';
import { isPublicSlug } from './slug-holder';
import { POST_UID } from './write-post';

/** Saves a post, merged into the version that the wire shows (C10); see {@link saveState}. @throws ApiError `not_found` */
export async function savePost(
  strapi: Strapi,
  person: PersonClaim,
  id: number,
  request: CmsPostSave,
): Promise<CmsPostSaved> {
  const { state, ...saved } = await saveState(strapi, person, request, async () => {
    const documentId = await findPost(strapi, id);
    return postSaveKind(strapi, id, documentId, {
      plan: (sides, before) => planned(strapi, documentId, request, sides, before),
      shown: (now) => ({ blog: toWirePost(now) }),
    });
  });
  return { ...saved, post: toWirePost(presentState(state)) };
}

async function planned(
  strapi: Strapi,
  documentId: string,
  request: CmsPostSave,
  { base, overlay, aliases }: PlanSides<Json | undefined>,
  before: PostState,
): Promise<Planned<PostState>> {
  const { conflicts } = request;
  const plan = planPostSave({
    current: toWirePost(before),
    base: toWirePost(presentState(base)),
    patch: parsePatch(request),
    overlay,
    aliases,
    conflicts,
    now: Date.now(),
    newKey: randomUUID,
  });
  if (plan.kind === 'conflict') return plan;
  const next = await checkedPost(strapi, plan.next, documentId);
  return { ...plan, next: withWirePost(before, next) };
}

/** What was sent of a post, its HTML clean. @throws ApiError `invalid` */
export function parsePatch(request: Pick<CmsPostSave, 'post'>): PostPatch {
  const patch = postPatchSchema.safeParse(request.post);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  return cleaned(patch.data);
}

/**
 * A post as it will be stored: whole, valid, with a slug that no other has. A slug that is not clean is cleaned, not refused:
 * old clients send what was typed, show no message beside a field, and must go on working. The one that is public stays.
 * @throws ApiError `invalid`
 */
export async function checkedPost(strapi: Strapi, post: JsonObject, documentId?: string): Promise<Post> {
  const checked = postSchema.safeParse(post);
  if (!checked.success) throw invalid(toFieldIssues(checked.error));
  const given = checked.data.slug.trim();
  if (given !== '' && (await isPublicSlug(strapi, documentId, given))) return { ...checked.data, slug: given };
  const wanted = cleanSlug(checked.data);
  return { ...checked.data, slug: await freeSlug(strapi, POST_UID, 'slug', wanted, documentId) };
}
