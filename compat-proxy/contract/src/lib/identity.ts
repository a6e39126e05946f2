import { z } from 'zod';
import { line } from './text';

/** The highest wire id: timestamps fit, and there is room above it, so that counting on from any id stays exact. */
export const MAX_WIRE_ID = 9_000_000_000_000_000;

/** Wire id: a whole number, unique in its list, that never changes once seen. */
export const wireId = z
  .number()
  .int('must be a whole number')
  .positive()
  .max(MAX_WIRE_ID, `must be at most ${MAX_WIRE_ID}`);

/**
 * The wire id of lists whose new items count on from the highest one (C8, A11): the number of the last one is given again once that is
 * deleted.
 */
export const countedWireId = wireId.clone();

/** The highest id of a row: PostgreSQL refuses to compare one with more. */
export const MAX_ROW_ID = 2_147_483_647;

/** The first wire id from `wanted` on that is not taken; when there is none up to the highest, the lowest free one. */
export function freeWireId(wanted: number, taken: ReadonlySet<string>): number {
  for (let id = wanted; id <= MAX_WIRE_ID; id += 1) if (!taken.has(String(id))) return id;
  let lowest = 1;
  while (taken.has(String(lowest))) lowest += 1;
  return lowest;
}

/** Identity of a list item that has no wire id: a UUID given by whoever made the item. */
export const itemKey = line(100);
