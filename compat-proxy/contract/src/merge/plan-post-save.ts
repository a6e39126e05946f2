import { postDraftSchema, postSchema, type Post } from '../resources/posts/post';
import type { PostDraftPatch } from '../resources/posts/post-editing';
import type { PostPatch } from '../resources/posts/posts';
import type { JsonObject } from './json';
import { planSave, toJson, type SavePlan, type Sender } from './plan-save';
import { objectShape } from './shape';

/** A post's shape on the wire. */
export const postShape = objectShape(postSchema);

/** What a save of a post is planned from. All states are the version that the wire shows. */
export type PostSave = Sender & { current: Post; base: Post; patch: PostPatch };

/** Merges a save into a post as it stands (C10). Pure. */
export function planPostSave({ current, base, patch, ...sender }: PostSave): SavePlan {
  const { revision: _revision, id: _id, ...sent } = patch;
  const sides = { current: toJson(current), seen: toJson(base), patch: toJson(sent) };
  return planSave(postShape, {}, sides, sender);
}

/** The shape of one version of a post. */
export const postVersionShape = objectShape(postDraftSchema);

/** What an autosave of a post is planned from. All states are drafts, which may be unfinished. */
export type PostDraftSave = Sender & { current: JsonObject; base: JsonObject; patch: PostDraftPatch };

/** Merges an autosave into a post's draft as it stands (A10). Pure. */
export function planPostDraftSave({ current, base, patch, ...sender }: PostDraftSave): SavePlan {
  const { revision: _revision, id: _id, ...sent } = patch;
  return planSave(postVersionShape, {}, { current, seen: base, patch: toJson(sent) }, sender);
}
