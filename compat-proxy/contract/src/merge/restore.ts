import { applyChanges } from './apply';
import type { Change } from './change';
import { isObject, type Json } from './json';
import { identitiesIn, interleave, isMove, itemsOf, ORDER } from './list';
import type { Shape } from './shape';
import { besideOthers } from './deleted-items';
import { wantedPlaces, type WantedChanges } from './wanted-places';

/**
 * The state in which the chosen places hold what they held then; everything else stays as it is. `found` says how many of the
 * chosen places there are, `missing` those of items that are not there any more.
 */
export type Restored = { next: Json | undefined; found: number; missing: string[][] };

/** Restores what changes held before or after them. An item that comes back comes to its old place. Pure. */
export function restore(shape: Shape, current: Json | undefined, wanted: WantedChanges): Restored {
  const put = besideOthers(shape, current, wanted);
  const { changes, side } = put;
  const chosen = wantedPlaces(put);
  const direction = side === 'before' ? 'backward' : 'forward';
  const isOrder = ({ path }: Change) => path.at(-1) === ORDER;
  const fields = applyChanges(
    shape,
    current,
    chosen.filter((change) => !isOrder(change)),
    direction,
  );
  const next = changes.filter(isOrder).reduce<Json | undefined>((state, change) => {
    const order = identitiesIn(side === 'before' ? change.old : change.new);
    const known = identitiesAt(shape, current, change.path);
    const now = new Set(identitiesAt(shape, state, change.path));
    const sorted =
      chosen.includes(change) && isMove(change)
        ? order
        : interleave(
            known,
            order.filter((identity) => now.has(identity)),
          );
    return applyChanges(shape, state, [{ path: change.path, new: sorted }], 'forward');
  }, fields);
  const missing = chosen.filter(({ path }) => !isPlace(shape, current, path)).map(({ path }) => path);
  return { next, found: chosen.length, missing };
}

function identitiesAt(shape: Shape, state: Json | undefined, path: readonly string[]): string[] {
  const [segment, ...rest] = path;
  if (shape.kind === 'list') {
    const items = itemsOf(shape, state);
    if (segment === undefined || segment === ORDER) return [...items.keys()];
    return identitiesAt(shape.item, items.get(segment.slice(1)), rest);
  }
  if (segment === undefined || shape.kind !== 'object' || !isObject(state)) return [];
  return identitiesAt(shape.fields[segment] ?? { kind: 'atom' }, state[segment], rest);
}

/** Whether a value can be put at a path: everything above it is there. */
function isPlace(shape: Shape, state: Json | undefined, path: readonly string[]): boolean {
  const [segment, ...rest] = path;
  if (segment === undefined) return true;
  if (shape.kind === 'list' && Array.isArray(state)) {
    if (rest.length === 0) return true;
    const item = itemsOf(shape, state).get(segment.slice(1));
    return item !== undefined && isPlace(shape.item, item, rest);
  }
  if (!isObject(state)) return false;
  const inner = shape.kind === 'object' ? shape.fields[segment] : undefined;
  return isPlace(inner ?? { kind: 'atom' }, state[segment], rest);
}
