import { applyChanges } from './apply';
import type { Change } from './change';
import { diff } from './diff';
import { shapeAt } from './shape-at';
import type { Shape } from './shape';

type Path = readonly string[];

/** Whether a path is at or below another one. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((segment, index) => path[index] === segment);
}

function below(changes: readonly Change[], outer: Path): Change[] {
  return changes.map((change) => ({ ...change, path: change.path.slice(outer.length) }));
}

/** Adds a later change to what is known of earlier ones. */
function add(shape: Shape, net: readonly Change[], change: Change): Change[] {
  const { path } = change;
  // What is below an item that came with these changes belongs to it. Who brought back one that they deleted: unknown here.
  const holder = net.find(
    (known) => known.new !== undefined && known.path.length < path.length && isWithin(path, known.path),
  );
  if (holder) {
    const after = applyChanges(shapeAt(shape, holder.path), holder.new, below([change], holder.path), 'forward');
    return replace(net, [holder], diff(shapeAt(shape, holder.path), holder.old, after, holder.path));
  }
  const inner = net.filter((known) => isWithin(known.path, path));
  const same = inner.find((known) => known.path.length === path.length);
  const before = same ? same.old : applyChanges(shapeAt(shape, path), change.old, below(inner, path), 'backward');
  return replace(net, inner, diff(shapeAt(shape, path), before, change.new, path));
}

function replace(net: readonly Change[], gone: readonly Change[], next: readonly Change[]): Change[] {
  return [...net.filter((known) => !gone.includes(known)), ...next];
}

/**
 * What changes that came one after the other did in the end: each place once, from its first old value to its last new one;
 * what came and went between is left out. Other people's changes between them are not looked at.
 */
export function netChanges(shape: Shape, changes: readonly Change[]): Change[] {
  return changes.reduce<Change[]>((net, change) => add(shape, net, change), []);
}
