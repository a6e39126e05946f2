import { contentSchema, type Content, type ContentPatch } from '../resources/content/content';
import { contentLists } from '../resources/content/new-items';
import { toPublicContent } from '../resources/content/public-view';
import type { View } from '../revisions/revision';
import type { Conflict } from './conflict';
import type { Json } from './json';
import { merge } from './merge';
import { planSave, toJson, type SavePlan, type Sender } from './plan-save';
import { contentShape } from './shape';

/** What a save of the content is planned from. All states are whole content objects. */
export type ContentSave = Sender & {
  current: Content;
  /** As it stood at the revision that the save names (full view). */
  base: Content;
  /** The view that the sender read. */
  view: View;
  patch: ContentPatch;
};

/** Merges a save into the content as it stands (C6). Pure. */
export function planContentSave({ current, base, view, patch, ...sender }: ContentSave): SavePlan {
  const seen = toJson(view === 'public' ? toPublicContent(base) : base);
  const sides = { current: toJson(current), seen, patch: toJson(patch) };
  return planSave(contentShape, contentLists, sides, sender);
}

/** Merges two whole contents, for the editor in the browser. Fields that both changed carry theirs in `merged`. */
export function mergeContent(sides: { base: Content; mine: Content; theirs: Content }): {
  merged: Content;
  conflicts: Conflict[];
} {
  const { value, conflicts } = merge(
    contentShape,
    { base: toJson(sides.base), mine: toJson(sides.mine), theirs: toJson(sides.theirs) },
    'ask',
  );
  return { merged: looseContent(value), conflicts };
}

/**
 * Whole by construction (each side was), though not necessarily valid: a working copy may hold a blank title. Only the shape
 * is relied on, which the merge keeps.
 */
function looseContent(value: Json | undefined): Content {
  const strict = contentSchema.safeParse(value);
  return strict.success ? strict.data : (value as Content);
}
