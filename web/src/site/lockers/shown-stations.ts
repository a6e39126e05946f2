import type { Query } from '../../shared/site-data/page-view';
import type { LockerStation } from './locker-data';
import type { Placed } from './locker-filter';

/** How many stations the list shows at first, and how many more at a time. */
export const STEP = 24;

/** The numbers that an address may ask for, of a list of `count` stations. */
export function showChoices(count: number): string[] {
  return Array.from({ length: Math.max(0, Math.ceil(count / STEP) - 1) }, (_, index) => String((index + 2) * STEP));
}

/** How many stations an address asks for; the first ones where it says nothing that can be. */
export function wantedCount(query: Query): number {
  const count = Number(query['show']);
  return Number.isInteger(count) && count > STEP ? count : STEP;
}

/** The first ones of what was found; a station that is pointed out and stands further down comes after them (P9). */
export function firstStations(
  found: readonly Placed<LockerStation>[],
  { count, marked }: { count: number; marked: LockerStation | undefined },
): Placed<LockerStation>[] {
  const first = found.slice(0, count);
  const further = found.slice(count).filter(({ station }) => station === marked);
  return [...first, ...further];
}
