import type { Change } from './change';
import { isObject, type Json, type JsonObject } from './json';
import { identityOf, interleave, ORDER } from './list';
import type { ListShape, Shape } from './shape';

/** `forward` takes the state before to the state after; `backward` the other way. */
export type Direction = 'forward' | 'backward';

/**
 * The state after (or, backward, before) the changes. The input is not touched. Backward, the changes are undone from the
 * last to the first. A place that is not there any more is passed over.
 */
export function applyChanges<T extends Json | undefined>(
  shape: Shape,
  state: T,
  changes: readonly Change[],
  direction: Direction,
): Json | undefined {
  let result: Json | undefined = state === undefined ? undefined : structuredClone(state);
  const ordered = direction === 'forward' ? changes : [...changes].reverse();
  // Orders come last, whichever way: they speak of items that the other changes bring.
  const [orders, fields] = [
    ordered.filter((change) => change.path.at(-1) === ORDER),
    ordered.filter((change) => change.path.at(-1) !== ORDER),
  ];
  for (const change of [...fields, ...orders]) {
    const value = direction === 'forward' ? change.new : change.old;
    result = put(shape, result, change.path, value);
  }
  return result;
}

function put(
  shape: Shape,
  state: Json | undefined,
  path: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [segment, ...rest] = path;
  if (segment === undefined) return value === undefined ? undefined : structuredClone(value);
  if (shape.kind === 'list' && Array.isArray(state)) return putInList(shape, state, segment, rest, value);
  if (!isObject(state)) return state;
  const inner = shape.kind === 'object' ? shape.fields[segment] : undefined;
  const next = put(inner ?? { kind: 'atom' }, state[segment], rest, value);
  if (next === undefined) delete state[segment];
  else state[segment] = next;
  return state;
}

function putInList(shape: ListShape, list: Json[], segment: string, rest: string[], value: Json | undefined): Json[] {
  if (segment === ORDER) return sortBy(shape, list, Array.isArray(value) ? value.map(String) : []);
  const identity = segment.slice(1);
  const index = list.findIndex((item) => identityOf(shape, item) === identity);
  if (index === -1) {
    const added = rest.length === 0 && isObject(value) ? value : null;
    return added === null ? list : [...list, structuredClone<JsonObject>(added)];
  }
  const next = put(shape.item, list[index], rest, value);
  return next === undefined ? list.toSpliced(index, 1) : list.with(index, next);
}

function sortBy(shape: ListShape, list: Json[], order: readonly string[]): Json[] {
  const present = list.map((item) => identityOf(shape, item) ?? '');
  const wanted = order.filter((identity) => present.includes(identity));
  const rank = new Map(interleave(wanted, present).map((identity, index) => [identity, index]));
  return list.toSorted(
    (a, b) => (rank.get(identityOf(shape, a) ?? '') ?? 0) - (rank.get(identityOf(shape, b) ?? '') ?? 0),
  );
}
