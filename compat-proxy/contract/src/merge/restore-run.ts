import type { Change } from './change';
import { isDeletion } from './deleted-items';
import type { Json } from './json';
import { ORDER } from './list';
import { isWithin, netChanges } from './net-changes';
import { restore, type Restored } from './restore';
import type { Shape } from './shape';
import { wantedPlaces, type WantedChanges } from './wanted-places';

type Path = readonly string[];

/** What each save of a run changed, the first one first. */
export type RunChanges = readonly (readonly Change[])[];

const isAt = (path: Path, other: Path) => path.join('/') === other.join('/');

/** The last save that deleted what stood at a path; undefined where no save says so by itself. */
function deletedBy(saves: RunChanges, path: Path): readonly Change[] | undefined {
  return saves.findLast((changes) => changes.some((change) => isDeletion(change) && isAt(change.path, path)));
}

/** What a run itself had made before it deleted it: in the end it did nothing there, and yet it is gone. */
function passingDeletions(net: readonly Change[], saves: RunChanges): Change[] {
  const all = saves.flat();
  const isLast = (change: Change) => all.findLast(({ path }) => isAt(path, change.path)) === change;
  return all.filter(
    (change) => isDeletion(change) && isLast(change) && !net.some(({ path }) => isWithin(change.path, path)),
  );
}

/**
 * What a run did in the end ({@link netChanges}), with what it deleted as it was when it was deleted, not as it was before
 * the run: what was typed into it in between went with it. What it made and deleted again is among it.
 */
export function runChanges(shape: Shape, saves: RunChanges): Change[] {
  const net = netChanges(shape, saves.flat());
  const told = net.map((change) => {
    if (!isDeletion(change)) return change;
    return deletedBy(saves, change.path)?.find(({ path }) => isAt(path, change.path)) ?? change;
  });
  return [...told, ...passingDeletions(net, saves)];
}

/**
 * Restores what a run changed. All of it: as it was before the run. A place: as it was before the run, too, but what was
 * deleted as it was when it was deleted, beside its neighbours of then; how else the run sorted the others stays. Pure.
 */
export function restoreRun(
  shape: Shape,
  current: Json | undefined,
  saves: RunChanges,
  { side, paths }: Omit<WantedChanges, 'changes'>,
): Restored {
  const changes = netChanges(shape, saves.flat());
  // What the run made and deleted comes back where it is asked for itself: with all of its run it was not there before.
  const passing = passingDeletions(changes, saves).filter((one) => paths?.some((path) => isAt(path, one.path)));
  const chosen = [...wantedPlaces({ changes, paths }), ...passing];
  const isSorted = ({ path }: Change) => chosen.some((one) => isAt(one.path, [...path.slice(0, -1), ORDER]));
  const deletions = paths && side === 'before' ? chosen.filter((one) => isDeletion(one) && !isSorted(one)) : [];
  // The last deletion is taken back first: so the neighbours of each are there.
  const alone = saves
    .toReversed()
    .flatMap((save) =>
      deletions.flatMap(({ path }) => (deletedBy(saves, path) === save ? [{ changes: save, paths: [path] }] : [])),
    );
  const rest = chosen.filter(({ path }) => !alone.some((one) => one.paths.some((other) => isAt(other, path))));
  const steps =
    alone.length === 0 ? [{ changes, paths }] : [{ changes, paths: rest.map(({ path }) => path) }, ...alone];
  return steps.reduce<Restored>(
    (done, step) => {
      const { next, found, missing } = restore(shape, done.next, { ...step, side });
      return { next, found: done.found + found, missing: [...done.missing, ...missing] };
    },
    { next: current, found: 0, missing: [] },
  );
}
