import { contentSchema, type Content, type ContentPatch } from '../resources/content/content';
import { contentLists, type NewIdentity } from '../resources/content/new-items';
import { toPublicContent } from '../resources/content/public-view';
import type { View } from '../revisions/revision';
import type { Alias } from './aliases';
import { applyChanges } from './apply';
import type { Change } from './change';
import { complete } from './complete';
import type { Conflict } from './conflict';
import { diff } from './diff';
import { identify, type NewIdentityMaker } from './identify';
import { isObject, type Json, type JsonObject } from './json';
import { merge } from './merge';
import { findCollisions, rename } from './rename';
import { contentShape } from './shape';

/** What a save is planned from. All states are whole content objects. */
export type ContentSave = {
  /** As it stands now. */
  current: Content;
  /** As it stood at the revision that the save names (full view). */
  base: Content;
  /** The view that the sender read. */
  view: View;
  /** What the same session sent before from the same revision, and what its new items were called then (old clients). */
  overlay: readonly Change[];
  aliases: readonly Alias[];
  /** The body: the object in whole or in part. */
  patch: ContentPatch;
  conflicts: 'ask' | 'silent';
  /** Present time in ms: the id of a new slide or FAQ that comes without one. */
  now: number;
  newKey: () => string;
};

/** What is to be written (not yet checked against the rules), and what must be remembered of the sender. */
export type ContentPlan =
  | { kind: 'merged'; next: JsonObject; overlay: Change[]; aliases: Alias[]; conflicts: [] }
  | { kind: 'conflict'; merged: JsonObject; conflicts: Conflict[] };

/** Content as JSON: the schema's own output is JSON throughout. */
function toJson(content: Content | ContentPatch): JsonObject {
  const json: unknown = JSON.parse(JSON.stringify(content));
  return isJsonObject(json) ? json : {};
}

function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value);
}

function ruleOf(path: readonly string[]): { identity: NewIdentity; defaults: object } | undefined {
  const rules: Record<string, { identity: NewIdentity; defaults: object }> = contentLists;
  return rules[path.join('.')];
}

function itemDefaults(path: readonly string[]): JsonObject {
  const defaults = ruleOf(path)?.defaults;
  return isObject(defaults) ? defaults : {};
}

function identityMaker(now: number, newKey: () => string): NewIdentityMaker {
  return (path, taken) => {
    const rule = ruleOf(path)?.identity ?? 'uuid';
    if (rule === 'uuid') return newKey();
    let id = rule === 'timestamp' ? now : Math.max(0, ...[...taken].map(Number)) + 1;
    while (taken.has(String(id))) id += 1;
    return String(id);
  };
}

/**
 * Merges a save into the content as it stands (design: writing). Three steps: say which item is which, fill what was left
 * out, merge with what others did since. Pure.
 */
export function planContentSave(save: ContentSave): ContentPlan {
  const current = toJson(save.current);
  const seen = toJson(save.view === 'public' ? toPublicContent(save.base) : save.base);
  const known = asObject(applyChanges(contentShape, seen, save.overlay, 'forward'));
  const make = identityMaker(save.now, save.newKey);
  const identified = identify(contentShape, toJson(save.patch), known, current, make);
  const sent = complete(contentShape, identified, known, itemDefaults);

  const base = rename(contentShape, known, save.aliases);
  const named = rename(contentShape, sent, save.aliases);
  const collisions = findCollisions(contentShape, base, named, current);
  const mine = rename(contentShape, named, collisions);

  const rule = save.conflicts === 'ask' ? 'ask' : 'mine';
  const { value, conflicts } = merge(contentShape, { base, mine, theirs: current }, rule);
  if (conflicts.length > 0) return { kind: 'conflict', merged: asObject(value), conflicts };
  return {
    kind: 'merged',
    next: asObject(value),
    overlay: diff(contentShape, seen, sent),
    aliases: [...save.aliases, ...collisions],
    conflicts: [],
  };
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

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
