import type { Change } from './change';
import { isWithin } from './net-changes';

/** Which of these changes are to be undone (`before`) or done again (`after`); all of them without `paths`. */
export type WantedChanges = {
  changes: readonly Change[];
  side: 'before' | 'after';
  paths?: readonly (readonly string[])[] | undefined;
};

/** The chosen ones of the changes: those at the paths, or below them. */
export function wantedPlaces({ changes, paths }: Omit<WantedChanges, 'side'>): Change[] {
  return paths ? changes.filter(({ path }) => paths.some((outer) => isWithin(path, outer))) : [...changes];
}
