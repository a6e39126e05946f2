import { freeWireId } from '../lib/identity';
import type { Alias } from './aliases';
import { isObject, type JsonObject } from './json';
import { identityOf, identityValue, itemsOf } from './list';
import { mapLists, valueAt } from './map-lists';
import { isAnother } from './merge';
import type { ListShape, ObjectShape } from './shape';
import { shapeAt } from './shape-at';

/** The state with a sender's own ids replaced by the given ones. */
export function rename(shape: ObjectShape, state: JsonObject, aliases: readonly Alias[]): JsonObject {
  if (aliases.length === 0) return state;
  return mapLists(shape, state, (list, items, path) => {
    const here = aliases.filter((alias) => alias.path.join('.') === path.join('.'));
    return items.map((item) => {
      const alias = here.find(({ sent }) => sent === identityOf(list, item));
      return alias && isObject(item) ? { ...item, [list.identity]: identityValue(list, alias.given) } : item;
    });
  });
}

/**
 * New items of `mine` (unknown to `base`) whose wire id is not free: somebody else's item of `theirs` has it by now, or an
 * earlier new item of the same sender was given it (`aliases`, which `base` and `mine` do not carry out yet). New is also what has the
 * number of an item that both sides deleted, each for one of its own ({@link isNewTwice}). Each gets the next free one. Only wire
 * ids can collide; keys are UUIDs.
 */
export function findCollisions(
  shape: ObjectShape,
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  aliases: readonly Alias[] = [],
): Alias[] {
  const collisions: Alias[] = [];
  mapLists(shape, mine, (list, items, path) => {
    if (!list.numeric) return items;
    const here = aliases.filter((alias) => alias.path.join('.') === path.join('.'));
    const renamed = new Set(here.map(({ sent }) => sent));
    const known = itemsOf(list, valueAt(base, path));
    const present = itemsOf(list, valueAt(theirs, path));
    const others = [...present.keys(), ...here.map(({ given }) => given)];
    const own = itemsOf(list, items);
    const inUse = new Set(others);
    const taken = new Set([...known.keys(), ...others, ...own.keys()]);
    for (const [identity, item] of own) {
      if (renamed.has(identity) || !inUse.has(identity)) continue;
      const before = known.get(identity);
      if (before && !isNewTwice(list, before, item, present.get(identity))) continue;
      const given = String(freeWireId(Number(identity) + 1, taken));
      taken.add(given);
      collisions.push({ path, sent: identity, given });
    }
    return items;
  });
  return collisions;
}

/** Whether two that were not there before are two: new ones of different names may share all their other texts, such as town and role. */
function areTwo({ label }: ListShape, one: JsonObject, other: JsonObject): boolean {
  return label !== null && one[label] !== other[label];
}

/** Whether a number was given again by both sides, which had deleted the same item: neither reads like that one (C6). */
function isNewTwice(list: ListShape, base: JsonObject, mine: JsonObject, theirs: JsonObject | undefined): boolean {
  if (!list.counted || theirs === undefined) return false;
  return isAnother(list, base, mine) && isAnother(list, base, theirs) && areTwo(list, mine, theirs);
}

/**
 * Items that come back from `base`, which lacks them, to `mine`, and whose number `theirs` has given to another one meanwhile (C6): each
 * gets the next free one. Only the numbers of counted lists are given again.
 */
export function findReused(shape: ObjectShape, base: JsonObject, mine: JsonObject, theirs: JsonObject): Alias[] {
  return findCollisions(shape, base, mine, theirs).filter(({ path, sent }) => {
    const list = shapeAt(shape, path);
    if (list.kind !== 'list' || !list.counted) return false;
    const [own, other] = [mine, theirs].map((side) => itemsOf(list, valueAt(side, path)).get(sent));
    return own !== undefined && other !== undefined && areTwo(list, own, other);
  });
}
