import { isObject, type Json, type JsonObject } from './json';
import { identityOf, identityValue, itemsOf } from './list';
import { mapLists, valueAt } from './map-lists';
import type { ListShape, ObjectShape } from './shape';

/** Makes an identity for a new item of the list at `path`; must not answer one of `taken`. */
export type NewIdentityMaker = (path: readonly string[], taken: ReadonlySet<string>) => string;

function nameOf(shape: ListShape, item: Json | undefined): string | null {
  const name = shape.label !== null && isObject(item) ? item[shape.label] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
}

/**
 * Gives every list item of what a client sent an identity: its own; a copy of another item's (a duplicated card) or none at
 * all means the base's item of equal name, else a new item.
 */
export function identify(
  shape: ObjectShape,
  sent: JsonObject,
  base: JsonObject,
  alsoTaken: JsonObject,
  make: NewIdentityMaker,
): JsonObject {
  return mapLists(shape, sent, (list, items, path) => {
    const inBase = itemsOf(list, valueAt(base, path));
    const used = new Set<string>();
    const own = items.map((item) => {
      const identity = identityOf(list, item);
      if (identity === null || used.has(identity)) return null;
      used.add(identity);
      return identity;
    });
    const taken = new Set([...used, ...inBase.keys(), ...itemsOf(list, valueAt(alsoTaken, path)).keys()]);
    return items.map((item, index) => {
      if (!isObject(item) || own[index] !== null) return item;
      const namesake = [...inBase].find(
        ([identity, other]) =>
          !used.has(identity) && nameOf(list, item) !== null && nameOf(list, other) === nameOf(list, item),
      );
      const identity = namesake?.[0] ?? make(path, taken);
      used.add(identity);
      taken.add(identity);
      return { ...item, [list.identity]: identityValue(list, identity) };
    });
  });
}
