import type { Alias } from './aliases';
import { isObject, type JsonObject } from './json';
import { identityOf, identityValue, itemsOf } from './list';
import { mapLists, valueAt } from './map-lists';
import type { ObjectShape } from './shape';

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
 * New items of `mine` (unknown to `base`) whose wire id somebody else's item of `theirs` has by now: each gets the next free
 * id. Only wire ids can collide; keys are UUIDs.
 */
export function findCollisions(shape: ObjectShape, base: JsonObject, mine: JsonObject, theirs: JsonObject): Alias[] {
  const aliases: Alias[] = [];
  mapLists(shape, mine, (list, items, path) => {
    if (!list.numeric) return items;
    const known = itemsOf(list, valueAt(base, path));
    const others = itemsOf(list, valueAt(theirs, path));
    const taken = new Set([...known.keys(), ...others.keys(), ...itemsOf(list, items).keys()]);
    for (const identity of itemsOf(list, items).keys()) {
      if (known.has(identity) || !others.has(identity)) continue;
      let free = Number(identity) + 1;
      while (taken.has(String(free))) free += 1;
      taken.add(String(free));
      aliases.push({ path, sent: identity, given: String(free) });
    }
    return items;
  });
  return aliases;
}
