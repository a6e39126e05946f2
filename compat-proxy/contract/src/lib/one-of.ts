function joined(words: readonly string[], joint: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

/** A choice in words, such as `card, code or PIN`; empty for an empty list. */
export function oneOf(words: readonly string[]): string {
  return joined(words, 'or');
}

/** All of them in words, such as `Basic, Premium and Business`; empty for an empty list. */
export function allOf(words: readonly string[]): string {
  return joined(words, 'and');
}
