import { isObject, type Json, type JsonObject } from './json';
import { identityOf, itemsOf } from './list';
import type { ObjectShape, Shape } from './shape';

/** What an absent field of a new item of the list at `path` holds. */
export type ItemDefaults = (path: readonly string[]) => JsonObject;

/** Fills what a client left out (C6: an absent field keeps its value) from the base; a new item's from its defaults. */
export function complete(
  shape: ObjectShape,
  sent: JsonObject,
  base: JsonObject,
  defaults: ItemDefaults,
  path: readonly string[] = [],
): JsonObject {
  const result: JsonObject = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    const value = completeField(field, sent[name], base[name], defaults, [...path, name]);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function completeField(
  shape: Shape,
  sent: Json | undefined,
  base: Json | undefined,
  defaults: ItemDefaults,
  path: readonly string[],
): Json | undefined {
  if (sent === undefined) return base;
  if (shape.kind === 'object' && isObject(sent)) {
    return complete(shape, sent, isObject(base) ? base : {}, defaults, path);
  }
  if (shape.kind === 'list' && Array.isArray(sent)) {
    const known = itemsOf(shape, base);
    return sent.filter(isObject).map((item) => {
      const before = known.get(identityOf(shape, item) ?? '') ?? defaults(path);
      return complete(shape.item, item, before, defaults, path);
    });
  }
  return sent;
}
