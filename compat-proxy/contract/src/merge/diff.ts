import type { Change } from './change';
import { equal, isObject, type Json } from './json';
import { itemSegment, itemsOf, ORDER } from './list';
import type { ListShape, Shape } from './shape';

type Place = readonly string[];

function entry(path: Place, before: Json | undefined, after: Json | undefined): Change {
  return {
    path: [...path],
    ...(before === undefined ? {} : { old: before }),
    ...(after === undefined ? {} : { new: after }),
  };
}

/**
 * The fields in which `after` differs from `before`, by path. `applyChanges` takes one state to the other with them, either
 * way. `undefined` stands for an entry that does not exist.
 */
export function diff(shape: Shape, before: Json | undefined, after: Json | undefined, path: Place = []): Change[] {
  if (equal(before, after)) return [];
  if (shape.kind === 'object' && isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      diff(shape.fields[name] ?? { kind: 'atom' }, before[name], after[name], [...path, name]),
    );
  }
  if (shape.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    return diffList(shape, before, after, path);
  }
  return [entry(path, before, after)];
}

function diffList(shape: ListShape, before: Json[], after: Json[], path: Place): Change[] {
  const old = itemsOf(shape, before);
  const now = itemsOf(shape, after);
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((identity) =>
    diff(shape.item, old.get(identity), now.get(identity), [...path, itemSegment(identity)]),
  );
  const oldOrder = [...old.keys()];
  const newOrder = [...now.keys()];
  if (!equal(oldOrder, newOrder)) changes.push(entry([...path, ORDER], oldOrder, newOrder));
  return changes;
}
