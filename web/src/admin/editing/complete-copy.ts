import { isObject, type Json, type JsonObject, type ObjectShape } from '@apoti/contract';
import { complete } from '@apoti/contract/merge/complete';
import { valueAtPath } from '@apoti/contract/merge/value-at-path';

/** Nothing, of the same type. */
function blank(value: Json | undefined): Json {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  return isObject(value) ? blankObject(value) : null;
}

const blankObject = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, blank(field)]));

/**
 * What a build that knew fewer fields has kept, with those that it lacks: as they are at `present`, and blank in an item that is not
 * there. What it has itself stays as it is.
 */
export function completeCopy(shape: ObjectShape, kept: JsonObject, present: JsonObject): JsonObject {
  return complete(shape, kept, present, (path) => {
    const others = valueAtPath(shape, present, path);
    const [other] = Array.isArray(others) ? others : [];
    return isObject(other) ? blankObject(other) : {};
  });
}
