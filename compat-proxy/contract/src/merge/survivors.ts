import { z } from 'zod';
import type { Change } from './change';
import { isObject, type Json } from './json';
import { isAnother } from './merge';
import type { ObjectShape } from './shape';
import { shapeAt } from './shape-at';
import { valueAtPath } from './value-at-path';

/**
 * An item of a list that stays though one of two deleted it, for the other one edited it (C6). `path` leads to the item, as a
 * conflict's does; whose deletion it was is seen from whoever sends.
 */
export const survivorSchema = z.object({ path: z.array(z.string()), deletedBy: z.enum(['mine', 'theirs']) });
export type Survivor = z.infer<typeof survivorSchema>;

/**
 * The items that a merge kept against a deletion, which whoever deleted or edited them has to hear of. `changes` are each side's since
 * the state that both began from. Where the number has gone to another item meanwhile, nothing was kept.
 */
export function survivorsOf(
  shape: ObjectShape,
  changes: Record<Survivor['deletedBy'], readonly Change[]>,
  merged: Json | undefined,
): Survivor[] {
  const stands = ({ path, old }: Change) => {
    const item = valueAtPath(shape, merged, path);
    const list = shapeAt(shape, path.slice(0, -1));
    const isReused =
      list.kind === 'list' && list.counted === true && isObject(old) && isObject(item) && isAnother(list, old, item);
    return item !== undefined && !isReused;
  };
  const of = (deletedBy: Survivor['deletedBy']) =>
    changes[deletedBy]
      .filter((change) => change.new === undefined && change.path.at(-1)?.startsWith('#') === true && stands(change))
      .map(({ path }) => ({ path, deletedBy }));
  return [...of('theirs'), ...of('mine')];
}
