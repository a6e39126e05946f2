import { postSchema, type Post } from '../resources/posts/post';
import type { PostPatch } from '../resources/posts/posts';
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
