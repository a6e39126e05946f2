import { z } from 'zod';
import type { Change } from './change';
import { isObject, type Json } from './json';
import { isAnother } from './merge';
import type { ObjectShape } from './shape';
import { shapeAt } from './shape-at';
import { valueAtPath } from './value-at-path';

/**
 * An item of a list that stays though one of two deleted it, for the other one edited it (C6). `path` leads to the item, as a
 * conflict's does; whose deletion it was is seen from whoever sends. `perhapsAnother`: it may be a new one that has the number by now.
 */
export const survivorSchema = z.object({
  path: z.array(z.string()),
  deletedBy: z.enum(['mine', 'theirs']),
  perhapsAnother: z.literal(true).optional(),
});
export type Survivor = z.infer<typeof survivorSchema>;

/**
 * The items that a merge kept against a deletion, which whoever deleted or edited them has to hear of. `changes` are each side's since
 * the state that both began from.
 */
export function survivorsOf(
  shape: ObjectShape,
  changes: Record<Survivor['deletedBy'], readonly Change[]>,
  merged: Json | undefined,
): Survivor[] {
  const of = (deletedBy: Survivor['deletedBy']) =>
    changes[deletedBy].flatMap(({ path, old, new: now }): Survivor[] => {
      if (now !== undefined || path.at(-1)?.startsWith('#') !== true) return [];
      const item = valueAtPath(shape, merged, path);
      if (item === undefined) return [];
      return [{ path, deletedBy, ...(mayBeAnother(shape, path, old, item) ? { perhapsAnother: true } : {}) }];
    });
  return [...of('theirs'), ...of('mine')];
}

function mayBeAnother(shape: ObjectShape, path: readonly string[], old: Json | undefined, item: Json): boolean {
  const list = shapeAt(shape, path.slice(0, -1));
  return list.kind === 'list' && list.counted === true && isObject(old) && isObject(item) && isAnother(list, old, item);
}
