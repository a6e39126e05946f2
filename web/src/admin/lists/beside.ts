/** What stands beside one of a list: those behind it, then those before it from the nearest. */
export function besideOf<T>(list: readonly T[], one: T): T[] {
  const place = list.indexOf(one);
  return [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0)).toReversed()];
}
