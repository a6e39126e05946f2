const STEP = 10;
/** How far the databases' whole numbers go, either way; the attributes `place` say the same to the panel. */
const FARTHEST = 2_147_483_647;

/** The place behind the last one; where there is no room, the same one: of two that share a place the newer is the later. */
export function placeBehind(last: number): number {
  return Math.min(last + STEP, FARTHEST);
}

/** Indices of a longest rising run of the places that are known. */
function longestRise(places: readonly (number | null)[]): Set<number> {
  const tails: number[] = [];
  const previous = new Array<number>(places.length).fill(-1);
  places.forEach((place, index) => {
    if (place === null) return;
    const spot = tails.findIndex((tail) => (places[tail] ?? 0) >= place);
    const at = spot === -1 ? tails.length : spot;
    previous[index] = tails[at - 1] ?? -1;
    tails[at] = index;
  });
  const kept = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(index);
  return kept;
}

/**
 * The places of a list's items in their wanted order, given the ones they have (null: a new item): rising, and as few as
 * possible of them new, so that moving one item gives one a new place. There is always room before the first, at numbers below
 * zero if need be, and after the last; without room between two, all are numbered anew.
 */
export function planPlaces(places: readonly (number | null)[]): number[] {
  const kept = longestRise(places);
  const planned: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    if (!kept.has(index)) continue;
    const until = places[index] ?? 0;
    const from = planned.at(-1) ?? until - STEP * (index + 1);
    if (!fill(planned, index, from, until)) return numberedAnew(places);
    planned.push(until);
  }
  while (planned.length < places.length) planned.push((planned.at(-1) ?? 0) + STEP);
  return planned.every((place) => Math.abs(place) <= FARTHEST) ? planned : numberedAnew(places);
}

function numberedAnew(places: readonly unknown[]): number[] {
  return places.map((_, index) => (index + 1) * STEP);
}

/** Puts evenly spaced places between two known ones; false when there is no room. */
function fill(planned: number[], upTo: number, from: number, until: number): boolean {
  const missing = upTo - planned.length;
  const gap = (until - from) / (missing + 1);
  if (missing > 0 && gap < 1) return false;
  for (let count = 1; count <= missing; count += 1) planned.push(from + Math.floor(gap * count));
  return true;
}
