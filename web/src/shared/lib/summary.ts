/** Longest description of a page in search engines, in characters. */
const MAX_SUMMARY = 160;

/** A text cut to what search engines show of it, at a word's end. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_SUMMARY) return line;
  const cut = line.slice(0, MAX_SUMMARY - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.]+$/, '')}…`;
}
