import { randomUUID } from 'node:crypto';
import {
  ApiError,
  planPostSave,
  postPatchSchema,
  postSchema,
  toFieldIssues,
  toSlug,
  type CmsPostSave,
  type CmsPostSaved,
  type Json,
  type JsonObject,
  type Post,
  type PostPatch,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { invalid } from '../changes/refuse';
import { entryWatch } from '../entries/entry-watch';
import { postKind } from '../entries/kinds';
import { freeSlug } from '../identity/free-slug';
import { saveState, type PlanSides, type Planned, type SaveKind } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { findPost } from './find-post';
import { toPostState, toWirePost, withWirePost, type PostState } from './post-state';
import { POST_UID, writePost } from './write-post';

type State = Json | undefined;

/** Saves a post, merged into the version that the wire shows (C10); see {@link saveState}. @throws ApiError `not_found` */
export async function savePost(
  strapi: Strapi,
  person: PersonClaim,
  id: number,
  request: CmsPostSave,
): Promise<CmsPostSaved> {
  const { state, ...saved } = await saveState(strapi, person, request, async () =>
    savedPostKind(strapi, id, await findPost(strapi, id), request),
  );
  return { ...saved, post: toWirePost(presentState(state)) };
}

function savedPostKind(strapi: Strapi, id: number, documentId: string, request: CmsPostSave): SaveKind<State> {
  return {
    kind: 'posts',
    subject: String(id),
    watch: () => entryWatch(strapi, postKind, documentId),
    parse: (state) => asJson(toPostState(state)),
    plan: (sides) => planned(strapi, documentId, request, sides),
    write: async (before, next) => {
      await writePost(strapi, documentId, presentState(before), presentState(next));
      return [POST_UID];
    },
    shown: (state) => ({ blog: toWirePost(presentState(state)) }),
  };
}

async function planned(
  strapi: Strapi,
  documentId: string,
  request: CmsPostSave,
  { current, base, ...remembered }: PlanSides<State>,
): Promise<Planned<State>> {
  const before = presentState(current);
  const { conflicts } = request;
  const plan = planPostSave({
    current: toWirePost(before),
    base: toWirePost(presentState(base)),
    patch: parsePatch(request),
    overlay: remembered.overlay,
    aliases: remembered.aliases,
    conflicts,
    now: Date.now(),
    newKey: randomUUID,
  });
  if (plan.kind === 'conflict') return plan;
  const next = await checkedPost(strapi, plan.next, documentId);
  return { ...plan, next: asJson(withWirePost(before, next)) };
}

/** What was sent of a post. @throws ApiError `invalid` */
export function parsePatch(request: Pick<CmsPostSave, 'post'>): PostPatch {
  const patch = postPatchSchema.safeParse(request.post);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  return patch.data;
}

/** A post as it will be stored: whole, valid, with a slug that no other has. @throws ApiError `invalid` */
export async function checkedPost(strapi: Strapi, post: JsonObject, documentId?: string): Promise<Post> {
  const checked = postSchema.safeParse(post);
  if (!checked.success) throw invalid(toFieldIssues(checked.error));
  const { slug, title } = checked.data;
  const wanted = slug.trim() === '' ? toSlug(title) : slug.trim();
  return { ...checked.data, slug: await freeSlug(strapi, POST_UID, 'slug', wanted, documentId) };
}

function presentState(state: State): PostState {
  const present = toPostState(state);
  if (present === undefined) throw new ApiError('not_found', 'There is no such post');
  return present;
}

function asJson(state: PostState | undefined): State {
  if (state === undefined) return undefined;
  const { draft, published } = state;
  return { ...(draft ? { draft } : {}), ...(published ? { published } : {}) };
}
