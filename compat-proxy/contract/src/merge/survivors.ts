import { z } from 'zod';
import type { Change } from './change';

/**
 * An item of a list that stays though one of two deleted it, for the other one edited it (C6). `path` leads to the item, as a
 * conflict's does; whose deletion it was is seen from whoever sends.
 */
export const survivorSchema = z.object({ path: z.array(z.string()), deletedBy: z.enum(['mine', 'theirs']) });
export type Survivor = z.infer<typeof survivorSchema>;

/**
 * The items that a merge kept against a deletion, which whoever deleted or edited them has to hear of. `changes` are each side's since
 * the state that both began from; `stands` says whether there is something at a place of the merged state.
 */
export function survivorsOf(
  changes: Record<Survivor['deletedBy'], readonly Change[]>,
  stands: (path: readonly string[]) => boolean,
): Survivor[] {
  const of = (deletedBy: Survivor['deletedBy']) =>
    changes[deletedBy]
      .filter(({ path, new: now }) => now === undefined && path.at(-1)?.startsWith('#') === true && stands(path))
      .map(({ path }) => ({ path, deletedBy }));
  return [...of('theirs'), ...of('mine')];
}
