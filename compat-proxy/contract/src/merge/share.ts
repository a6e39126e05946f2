import { equal, isObject, type Json, type JsonObject } from './json';

/**
 * `next`, with those parts of `old` in it that are equal; `old` itself where nothing is another. Who compares by identity
 * (the merge, drawn cards) then has nothing to do for them. Writes into `next`, which nobody else may hold yet.
 */
export function share<T extends JsonObject>(old: T, next: T): T {
  reuse(old, next);
  const keys = Object.keys(next);
  return keys.length === Object.keys(old).length && keys.every((key) => next[key] === old[key]) ? old : next;
}

/** Puts into `next` what `old` has equal at the same place, and what a list's item with the same id has equal. */
function reuse(old: Json, next: Json): void {
  if (Array.isArray(old) && Array.isArray(next)) {
    const byId = new Map(old.filter(isObject).map((item) => [item['id'], item]));
    for (const [place, item] of next.entries()) {
      const same = old[place];
      const before = isObject(item) && item['id'] !== undefined ? byId.get(item['id']) : same;
      if (before !== undefined) next[place] = reused(before, item);
    }
  } else if (isObject(old) && isObject(next)) {
    for (const [key, value] of Object.entries(next)) {
      const before = Object.hasOwn(old, key) && key !== '__proto__' ? old[key] : undefined;
      if (before !== undefined) next[key] = reused(before, value);
    }
  }
}

function reused(old: Json, next: Json): Json {
  if (equal(old, next)) return old;
  reuse(old, next);
  return next;
}
