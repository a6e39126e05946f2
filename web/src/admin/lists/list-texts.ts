/** Quiet after the last key before the server is asked, in ms. */
export const SEARCH_QUIET_MS = 300;

/** Said when a list was saved as a table (back-office §8). */
export const CSV_EXPORTED = 'CSV exported successfully';

/** What a list holds: `post`, `posts`. */
export type Noun = { one: string; many: string };

/** `1 post`, `2,000 posts`. */
export function countText(count: number, noun: Noun): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun.one : noun.many}`;
}

/** Which of those that were found a page shows: `51–100 of 2,000 posts`. */
export function rangeText({ page, size, total }: { page: number; size: number; total: number }, noun: Noun): string {
  if (total <= size) return countText(total, noun);
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return `${first.toLocaleString('en')}–${last.toLocaleString('en')} of ${countText(total, noun)}`;
}

/** What is selected, and how much of it another page or filter hides. */
export function selectedText(count: number, elsewhere: number, noun: Noun): string {
  return `${countText(count, noun)} selected${elsewhere === 0 ? '' : `, ${elsewhere.toLocaleString('en')} not on this page`}`;
}

/** All that match are selected: `All 200,000 subscribers selected`. */
export function wholeText(count: number, noun: Noun): string {
  return `All ${countText(count, noun)} selected`;
}

/** Some names, and how many more there are. */
export function namesText(names: readonly string[]): string {
  const some = names.slice(0, 4).map((name) => `“${name}”`);
  const more = names.length - some.length;
  return more === 0 ? some.join(', ') : `${some.join(', ')} and ${more.toLocaleString('en')} more`;
}

/** A text with a full stop behind it, if it has none of its own: more goes on after it. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
