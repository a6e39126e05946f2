/** Two lines of a page, between which a command writes. */
export type Marks = { begin: string; end: string; page: string };

/** The page with another text between its marks; what people wrote around it stays. @throws where the marks are missing */
export function betweenMarks(text: string, { begin, end, page }: Marks, written: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${page} has lost the marks around its table`);
  return `${text.slice(0, from)}${begin}\n\n${written}\n\n${text.slice(to)}`;
}
