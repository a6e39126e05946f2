/** A choice in words, such as `card, code or PIN`; empty for an empty list. */
export function oneOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
