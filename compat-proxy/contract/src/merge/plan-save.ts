import { freeWireId } from '../lib/identity';
import type { NewIdentity } from '../resources/content/new-items';
import type { Alias } from './aliases';
import { applyChanges } from './apply';
import type { Change } from './change';
import { complete } from './complete';
import type { Conflict } from './conflict';
import { diff } from './diff';
import { identify, type NewIdentityMaker } from './identify';
import { equal, isObject, type Json, type JsonObject } from './json';
import { merge } from './merge';
import { findCollisions, rename } from './rename';
import type { ObjectShape } from './shape';
import { survivorsOf, type Survivor } from './survivors';

/** For each list of an object by its path: how new items are named, and what an absent field of one holds. */
export type ListRules = Readonly<Record<string, { identity: NewIdentity; defaults: object }>>;

/** What is known of the sender of a save, whatever it saves. */
export type Sender = {
  /** What the same sender sent before from the same revision, and what its new items were called then (old clients). */
  overlay: readonly Change[];
  aliases: readonly Alias[];
  conflicts: 'ask' | 'silent';
  /** Present time in ms: the id of a new item that is named by it and comes without one. */
  now: number;
  newKey: () => string;
};

/** What a save is planned from. */
export type SaveSides = {
  /** As it stands now. */
  current: JsonObject;
  /** What the sender read: the state at the revision that the save names, in the view that it got. */
  seen: JsonObject;
  /** The body: the object in whole or in part. */
  patch: JsonObject;
};

/** What is to be written (not yet checked against the rules), and what must be remembered of the sender. */
export type SavePlan =
  | {
      kind: 'merged';
      next: JsonObject;
      overlay: Change[];
      aliases: Alias[];
      /** What one side deleted and the other one edited. */
      survivors: Survivor[];
      conflicts: [];
    }
  | { kind: 'conflict'; merged: JsonObject; conflicts: Conflict[] };

/**
 * Merges a save into an object as it stands (design: writing). Three steps: say which item is which, fill what was left
 * out, merge with what others did since. Pure.
 */
export function planSave(shape: ObjectShape, rules: ListRules, sides: SaveSides, sender: Sender): SavePlan {
  const { current, seen } = sides;
  const known = asObject(applyChanges(shape, seen, sender.overlay, 'forward'));
  const make = identityMaker(rules, sender);
  const identified = identify(shape, sides.patch, known, current, make);
  const sent = complete(shape, identified, known, (path) => defaultsOf(rules, path));

  const aliases = [...sender.aliases, ...findCollisions(shape, known, sent, current, sender.aliases)];
  // A known item keeps its number, also where the sender gave that to a new one.
  const base = rename(shape, known, sender.aliases);
  const mine = rename(shape, sent, aliases);

  const { value, conflicts } = merge(shape, { base, mine, theirs: current }, sender.conflicts);
  if (conflicts.length > 0) return { kind: 'conflict', merged: asObject(value), conflicts };
  return {
    kind: 'merged',
    next: asObject(value),
    overlay: diff(shape, seen, sent),
    aliases,
    survivors: kept(shape, { base, mine, theirs: current }, value),
    conflicts: [],
  };
}

/** What one side deleted and the other one edited; a side that changed nothing is not looked through. */
function kept(
  shape: ObjectShape,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Json>,
  merged: Json | undefined,
): Survivor[] {
  if (equal(base, mine) || equal(base, theirs)) return [];
  const changes = { mine: diff(shape, base, mine), theirs: diff(shape, base, theirs) };
  return survivorsOf(shape, changes, merged);
}

function defaultsOf(rules: ListRules, path: readonly string[]): JsonObject {
  const defaults = rules[path.join('.')]?.defaults;
  return isObject(defaults) ? defaults : {};
}

function identityMaker(rules: ListRules, { now, newKey }: Sender): NewIdentityMaker {
  return (path, taken) => {
    const rule = rules[path.join('.')]?.identity ?? 'uuid';
    if (rule === 'uuid') return newKey();
    const wanted = rule === 'timestamp' ? now : Math.max(0, ...[...taken].map(Number)) + 1;
    return String(freeWireId(wanted, taken));
  };
}

/** A value of one of the contract's schemas, which are JSON throughout, as JSON: what is undefined is left out. */
export function toJson(value: object): JsonObject {
  const json: unknown = JSON.parse(JSON.stringify(value));
  return isObject(json) ? json : {};
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
