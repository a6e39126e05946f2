/**
 * How long a text is and may be, in characters, for beside its field. It takes the place of the browser's own limit, which cuts what is
 * pasted without a word: longer text stays, and is refused where it is sent (A6).
 */
export function lengthCounter(text: string, limit: number): string {
  return `${text.length} / ${limit.toLocaleString('en')}`;
}
