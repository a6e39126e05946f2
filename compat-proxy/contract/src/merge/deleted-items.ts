import { freeWireId } from '../lib/identity';
import { wantedPlaces, type WantedChanges } from './wanted-places';
import type { Change } from './change';
import { equal, isObject, type Json } from './json';
import { identityValue, itemsOf, itemSegment, ORDER } from './list';
import { isWithin } from './net-changes';
import { shapeAt } from './shape-at';
import type { ListShape, Shape } from './shape';
import { valueAtPath } from './value-at-path';

/** Whether a change deleted an item of a list, or an entry of its own. */
export function isDeletion({ path, new: next }: Pick<Change, 'path' | 'new'>): boolean {
  return next === undefined && (path.at(-1)?.startsWith('#') ?? true);
}

const NAMES = ['name', 'title', 'question', 'label'];

/** Whether two items are one and the same to people: numbers are given again, also to something else. */
function isSameToPeople(one: Json | undefined, other: Json | undefined): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  const name = NAMES.find((key) => key in one);
  return name !== undefined && one[name] === other[name];
}

/** Whether what a change deleted is not there (any more or yet): nothing, or something else under its number. */
export function isGone(shape: Shape, current: Json | undefined, change: Change): boolean {
  if (!isDeletion(change)) return false;
  const now = valueAtPath(shape, current, change.path);
  return now === undefined || (change.path.length > 0 && !isSameToPeople(change.old, now));
}

/**
 * Whether a later change brought back what a change deleted, whatever became of it then: under its number, or as it was beside
 * what has that number now.
 */
export function bringsBack(shape: Shape, deleted: Change, { path, old, new: next }: Change): boolean {
  const above = deleted.path.slice(0, -1);
  if (old !== undefined || next === undefined || path.length !== deleted.path.length) return false;
  if (!isWithin(path, above)) return false;
  if (path.at(-1) === deleted.path.at(-1)) return isSameToPeople(deleted.old, next);
  const list = shapeAt(shape, above);
  if (list.kind !== 'list' || !isObject(deleted.old) || !isObject(next)) return false;
  return equal({ ...deleted.old, [list.identity]: null }, { ...next, [list.identity]: null });
}

/**
 * The changes as they are to be undone where another item has got the number of a deleted one meanwhile: the deleted one comes
 * back beside it, under the next free number, and takes nobody's place. Pure.
 */
export function besideOthers(shape: Shape, current: Json | undefined, wanted: WantedChanges): WantedChanges {
  if (wanted.side !== 'before') return wanted;
  const taken = wantedPlaces(wanted).filter(
    (change) => change.path.length > 0 && isGone(shape, current, change) && isTaken(shape, current, change),
  );
  return taken.reduce((result, { path }) => renumbered(shape, current, result, path), wanted);
}

function isTaken(shape: Shape, current: Json | undefined, { path }: Change): boolean {
  return valueAtPath(shape, current, path) !== undefined;
}

function renumbered(
  shape: Shape,
  current: Json | undefined,
  { changes, paths, side }: WantedChanges,
  path: readonly string[],
): WantedChanges {
  const above = path.slice(0, -1);
  const list = shapeAt(shape, above);
  if (list.kind !== 'list') return { changes, paths, side };
  const old = (path.at(-1) ?? '').slice(1);
  const free = freeIdentity(list, valueAtPath(shape, current, above), old);
  const moved = [...above, itemSegment(free)];
  const isIt = (other: readonly string[]) => other.join('/') === path.join('/');
  const named = (value: Json | undefined): Json | undefined =>
    isObject(value) ? { ...value, [list.identity]: identityValue(list, free) } : value;
  const order = [...above, ORDER].join('/');
  return {
    side,
    paths: paths?.map((one) => (isIt(one) ? moved : one)),
    changes: changes.map((change) => {
      if (isIt(change.path)) return { path: moved, old: named(change.old) ?? null };
      if (change.path.join('/') !== order || !Array.isArray(change.old)) return change;
      return { ...change, old: change.old.map((identity) => (String(identity) === old ? free : identity)) };
    }),
  };
}

function freeIdentity(list: ListShape, items: Json | undefined, wanted: string): string {
  const taken = itemsOf(list, items);
  if (list.numeric) return String(freeWireId(Math.max(0, ...[...taken.keys()].map(Number)) + 1, new Set(taken.keys())));
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
