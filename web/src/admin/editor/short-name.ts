/** How many characters of a name are enough to know it again. */
const LONGEST = 60;

/**
 * What an item is called where one of its places is told: in notices, conflicts and the history. A text of thousands of
 * characters, pasted into a title, would bury the editor under the very notice that says so.
 */
export function shortName(name: string): string {
  const line = name.trim().replace(/\s+/gu, ' ');
  const characters = [...line];
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}
