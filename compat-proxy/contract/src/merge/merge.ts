import type { Conflict } from './conflict';
import { equal, isObject, type Json, type JsonObject } from './json';
import { itemSegment, itemsOf } from './list';
import { mergeOrder } from './merge-order';
import type { ListShape, ObjectShape, Shape } from './shape';

/**
 * `ask`: a field that both changed is reported and keeps their value until the person has chosen. `mine`: the sender's value
 * wins (what a working copy shows while its person is asked). `silent`: the same of an old client, which cannot be asked (history keeps
 * the other one), but for what it cannot know. `theirs`: their value stays, and there is nothing to ask (a
 * step that is taken back); reported is what is withheld from an item that may be another by now.
 */
export type ConflictRule = 'ask' | 'mine' | 'silent' | 'theirs';

/** Whether the sender's value wins. */
export const isForMine = (rule: ConflictRule): boolean => rule === 'mine' || rule === 'silent';

/** A merged value and the fields that both sides changed to different values. */
export type Merged = { value: Json | undefined; conflicts: Conflict[] };

type Sides = { base: Json | undefined; mine: Json | undefined; theirs: Json | undefined };

/**
 * Three-way merge: what only one side changed is taken from it. An item that one side deleted and the other edited stays.
 * Pure; the inputs are not touched.
 */
export function merge(shape: Shape, sides: Sides, rule: ConflictRule, path: readonly string[] = []): Merged {
  const { base, mine, theirs } = sides;
  if (equal(mine, theirs) || equal(base, mine)) return { value: theirs, conflicts: [] };
  if (equal(base, theirs)) return { value: mine, conflicts: [] };
  if (shape.kind === 'object' && isObject(mine) && isObject(theirs)) {
    return mergeObject(shape, { base: isObject(base) ? base : {}, mine, theirs }, rule, path);
  }
  if (shape.kind === 'list' && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeList(shape, { base: base ?? [], mine, theirs }, rule, path);
  }
  if (isForMine(rule)) return { value: mine, conflicts: [] };
  return { value: theirs, conflicts: rule === 'ask' ? [conflict(path, sides)] : [] };
}

function conflict(path: readonly string[], { base, mine, theirs }: Sides): Conflict {
  return {
    path: [...path],
    ...(base === undefined ? {} : { base }),
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs }),
  };
}

function mergeObject(
  shape: ObjectShape,
  { base, mine, theirs }: { base: JsonObject; mine: JsonObject; theirs: JsonObject },
  rule: ConflictRule,
  path: readonly string[],
): Merged {
  const value: JsonObject = {};
  const conflicts: Conflict[] = [];
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const field = merge(
      shape.fields[name] ?? { kind: 'atom' },
      { base: base[name], mine: mine[name], theirs: theirs[name] },
      rule,
      [...path, name],
    );
    if (field.value !== undefined) value[name] = field.value;
    conflicts.push(...field.conflicts);
  }
  return { value, conflicts };
}

/**
 * Whether a number may stand for something else by now: numbers are given again after a deletion. What has another name and besides
 * half of all its texts may be another person; what was meant for the first is not written to the second without a question.
 */
export function isAnother({ numeric, label, identity }: ListShape, base: JsonObject, now: JsonObject): boolean {
  if (!numeric || label === null || base[label] === now[label]) return false;
  const texts = Object.keys(base).filter((name) => name !== label && name !== identity && isText(base[name]));
  return texts.length > 0 && texts.filter((name) => base[name] !== now[name]).length * 2 >= texts.length;
}

const isText = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';

/** The fields of an object that are not the same in another. */
function changed(one: JsonObject, other: JsonObject): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !equal(one[name], other[name]));
}

/** A field that was changed of what may be something else by now. */
function overAnother(name: string, path: readonly string[], { base, mine, theirs }: Sides): Conflict[] {
  const of = (side: Json | undefined) => (isObject(side) ? side[name] : undefined);
  return equal(of(mine), of(theirs))
    ? []
    : [conflict([...path, name], { base: of(base), mine: of(mine), theirs: of(theirs) })];
}

/** What somebody hid: an old client that writes the item anew does not know of it, and shows it to nobody. */
function hiddenSince(base: JsonObject, theirs: JsonObject): JsonObject {
  const names = ['active', 'isActive'].filter((name) => base[name] === true && theirs[name] === false);
  return Object.fromEntries(names.map((name) => [name, false]));
}

/** What becomes of an item whose number may be another one's by now; null: of none, or it is merged as any. */
function mergeAnother(
  shape: ListShape,
  sides: Record<'base' | 'mine' | 'theirs', JsonObject>,
  rule: ConflictRule,
  path: readonly string[],
): Merged | null {
  const { base, mine, theirs } = sides;
  // What only one side touched is that side's.
  if (equal(base, mine) || equal(base, theirs)) return null;
  const ask = (names: string[]): Merged => ({
    value: theirs,
    conflicts: names.flatMap((name) => overAnother(name, path, sides)),
  });
  // Deleted here, and its number given to a new one, while it was edited there or went to another new one: nothing of both is mixed.
  if (shape.counted && isAnother(shape, base, mine)) {
    if (!isForMine(rule)) return ask(rule === 'ask' ? changed(mine, theirs) : changed(base, mine));
    const hidden = rule === 'mine' || isAnother(shape, base, theirs) ? {} : hiddenSince(base, theirs);
    return { value: { ...mine, ...hidden }, conflicts: [] };
  }
  if (isForMine(rule) || !isAnother(shape, base, theirs)) return null;
  // A step is taken back field by field in what was rewritten, and not at all in what may be somebody else.
  return rule === 'ask' || shape.counted ? ask(changed(base, mine)) : null;
}

/** What becomes of one item; undefined: it is gone. Deleted on one side and edited on the other: the edit stays. */
function mergeItem(shape: ListShape, sides: Sides, rule: ConflictRule, path: readonly string[]): Merged {
  const { base, mine, theirs } = sides;
  const another =
    isObject(base) && isObject(mine) && isObject(theirs)
      ? mergeAnother(shape, { base, mine, theirs }, rule, path)
      : null;
  if (another !== null) return another;
  if (mine !== undefined && theirs !== undefined) return merge(shape.item, sides, rule, path);
  const survivor = mine ?? theirs;
  if (base === undefined) return { value: survivor, conflicts: [] };
  return { value: equal(base, survivor) ? undefined : survivor, conflicts: [] };
}

function mergeList(shape: ListShape, sides: Sides, rule: ConflictRule, path: readonly string[]): Merged {
  const base = itemsOf(shape, sides.base);
  const mine = itemsOf(shape, sides.mine);
  const theirs = itemsOf(shape, sides.theirs);
  const conflicts: Conflict[] = [];
  const survivors = new Map<string, Json>();
  for (const identity of new Set([...theirs.keys(), ...mine.keys()])) {
    const item = mergeItem(
      shape,
      { base: base.get(identity), mine: mine.get(identity), theirs: theirs.get(identity) },
      rule,
      [...path, itemSegment(identity)],
    );
    if (item.value !== undefined) survivors.set(identity, item.value);
    conflicts.push(...item.conflicts);
  }
  const order = mergeOrder({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] }, rule, path);
  conflicts.push(...order.conflicts);
  const value = order.identities.flatMap((identity) => survivors.get(identity) ?? []);
  return { value, conflicts };
}
