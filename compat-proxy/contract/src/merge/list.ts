import type { Change } from './change';
import { equal, isObject, type Json, type JsonObject } from './json';
import type { ListShape } from './shape';

/** The segment under which a list's order stands in a path. */
export const ORDER = '@order';

/** Identity of a list item as text; null when it has none (a new item of a client that gives none). */
export function identityOf(shape: ListShape, item: Json | undefined): string | null {
  if (!isObject(item)) return null;
  const identity = item[shape.identity];
  if (typeof identity === 'number') return String(identity);
  return typeof identity === 'string' && identity !== '' ? identity : null;
}

/** Path segment of an item. */
export function itemSegment(identity: string): string {
  return `#${identity}`;
}

/** The identity as it stands in the item. */
export function identityValue(shape: ListShape, identity: string): Json {
  return shape.numeric ? Number(identity) : identity;
}

/** The list's items by identity, in order; what is not a list counts as empty, an item without identity is passed over. */
export function itemsOf(shape: ListShape, value: Json | undefined): Map<string, JsonObject> {
  const items = new Map<string, JsonObject>();
  for (const item of Array.isArray(value) ? value : []) {
    const identity = identityOf(shape, item);
    if (identity !== null && isObject(item) && !items.has(identity)) items.set(identity, item);
  }
  return items;
}

/**
 * Puts the identities of `others` that `skeleton` lacks behind their predecessor in `others`; those without one come first.
 * So a hidden item stays behind the item that it followed.
 */
export function interleave(skeleton: readonly string[], others: readonly string[]): string[] {
  const result = [...skeleton];
  const known = new Set(skeleton);
  let previous: string | null = null;
  for (const identity of others) {
    if (!known.has(identity)) {
      result.splice(previous === null ? 0 : result.indexOf(previous) + 1, 0, identity);
      known.add(identity);
    }
    previous = identity;
  }
  return result;
}

/** The identities that an order holds. */
export function identitiesIn(order: Json | undefined): string[] {
  return Array.isArray(order) ? order.map(String) : [];
}

/** Whether a change of an order moved something: else it only tells that items came or went. */
export function isMove({ old, new: next }: Change): boolean {
  const [before, after] = [identitiesIn(old), identitiesIn(next)];
  return !equal(
    before.filter((one) => after.includes(one)),
    after.filter((one) => before.includes(one)),
  );
}
