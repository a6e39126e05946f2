/** A cell of a table: what is absent is an empty cell. */
export type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet might take for a formula, also behind blanks or a quote (ASVS 5.0 1.2.10). */
const FORMULA = /^[\s'"]*[=+\-@\t\r|%\uFF0B\uFF0D\uFF1D\uFF20]/u;
/**
 * The same behind what some programs take for the end of a cell or row: one that splits at semicolons or tabs knows no quotes in
 * the middle of what it takes for a cell (OWASP, CSV Injection: the field separator starts a new cell).
 */
const NEXT_CELL = '(?<=[;\\t\\r\\n])';
const THERE = `(?=[ \\u00A0'"]*[=+\\-@|%\\uFF0B\\uFF0D\\uFF1D\\uFF20])`;
const BEHIND = new RegExp(NEXT_CELL + THERE, 'gu');
const GUARD_BEHIND = new RegExp(`${NEXT_CELL}'${THERE}`, 'gu');
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/u;

/**
 * A text that no spreadsheet runs: an apostrophe before it, and before each part that may become a cell, says that it is text.
 * Numbers stay as they are.
 */
export function safeCell(cell: Cell): string {
  // A NUL ends the text in some programs, which then read the rest as something else.
  const text = String(cell ?? '')
    .replaceAll('\0', '')
    .replace(BEHIND, "'");
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** The text behind safeCell's apostrophe, so that an export can be imported again. */
export function plainCell(text: string): string {
  const own = text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  return own.replace(GUARD_BEHIND, '');
}
