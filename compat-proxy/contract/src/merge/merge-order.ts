import type { Conflict } from './conflict';
import { equal } from './json';
import { interleave, ORDER } from './list';
import { isForMine, type ConflictRule } from './merge';

type Orders = { base: string[]; mine: string[]; theirs: string[] };

/**
 * A list's order is one field: it counts as changed by a side when the items that all three know stand in another order.
 * The side that changed it gives the skeleton; items which only the other side has stay behind their predecessor there.
 */
export function mergeOrder(
  { base, mine, theirs }: Orders,
  rule: ConflictRule,
  path: readonly string[],
): { identities: string[]; conflicts: Conflict[] } {
  const common = new Set(base.filter((identity) => mine.includes(identity) && theirs.includes(identity)));
  const of = (order: readonly string[]) => order.filter((identity) => common.has(identity));
  const iMoved = !equal(of(base), of(mine));
  const theyMoved = !equal(of(base), of(theirs));
  if (!iMoved) return { identities: interleave(theirs, mine), conflicts: [] };
  if (!theyMoved || equal(of(mine), of(theirs)) || isForMine(rule)) {
    return { identities: interleave(mine, theirs), conflicts: [] };
  }
  return {
    identities: interleave(theirs, mine),
    conflicts: rule === 'ask' ? [{ path: [...path, ORDER], base, mine, theirs }] : [],
  };
}
