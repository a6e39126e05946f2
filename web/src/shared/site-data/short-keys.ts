/**
 * Entries with their places in the list for keys. On the site only React reads these; the stored ones would be 200 bytes of the home
 * page's document (S5).
 */
export function withShortKeys<Entry extends { key: string }>(entries: readonly Entry[]): Entry[] {
  return entries.map((entry, place) => ({ ...entry, key: String(place) }));
}
