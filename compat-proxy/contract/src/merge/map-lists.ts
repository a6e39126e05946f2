import { isObject, type Json, type JsonObject } from './json';
import type { ListShape, ObjectShape } from './shape';

/** Rewrites every list of an object that its shape names, at any depth of objects; what is absent stays absent. */
export function mapLists(
  shape: ObjectShape,
  value: JsonObject,
  rewrite: (shape: ListShape, list: Json[], path: string[]) => Json[],
  path: string[] = [],
): JsonObject {
  const result: JsonObject = { ...value };
  for (const [name, field] of Object.entries(shape.fields)) {
    const inner = value[name];
    if (field.kind === 'list' && Array.isArray(inner)) result[name] = rewrite(field, inner, [...path, name]);
    if (field.kind === 'object' && isObject(inner)) result[name] = mapLists(field, inner, rewrite, [...path, name]);
  }
  return result;
}

/** The value at a path of object keys; undefined when it is not there. */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  let here: Json | undefined = value;
  for (const name of path) here = isObject(here) ? here[name] : undefined;
  return here;
}
