/** The first letters of a person's first and last names, for where there is no portrait; what stands in brackets is no name. */
export function initials(name: string): string {
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => (word === undefined ? '' : [...word.normalize('NFC')][0]))
    .join('')
    .toLocaleUpperCase('en');
}
