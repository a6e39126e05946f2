/** Longest line, in characters: an address is no longer. */
const MAX = 254;
/** Line ends and other control characters, and the marks that turn the direction of writing. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line: nothing in it can begin another header, or pass for another line of the text. */
export function asOneLine(text: string): string {
  const line = text.replace(NOT_IN_A_LINE, ' ').trim();
  return [...line].slice(0, MAX).join('');
}
