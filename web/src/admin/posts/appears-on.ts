import { dayText } from '../../shared/lib/day-text';

/** When a day's posts appear, in words. */
export function appearsOn(day: string): string {
  return `${dayText(day)}, 00:00 in Lagos`;
}

/** Said of a post that was published and waits for its day; one that visitors saw till now has left the site. */
export function waitsText(day: string, wasOnSite: boolean): string {
  return wasOnSite ? `It is off the site until ${appearsOn(day)}.` : `Visitors see it from ${appearsOn(day)} on.`;
}

type Waiting = { publishDate: string; onSite: boolean };

/** Said of posts that were published at once, of which some may wait; empty when none does. `today` in Lagos. */
export function waitText(posts: readonly Waiting[], today: string): string {
  const waiting = posts.filter(({ publishDate }) => publishDate > today);
  const [first] = waiting;
  if (first === undefined) return '';
  if (posts.length === 1) return waitsText(first.publishDate, first.onSite);
  if (waiting.length === 1) return '1 of them waits for its day: visitors see it from then on, 00:00 in Lagos.';
  const which = waiting.length === posts.length ? 'They' : `${waiting.length} of them`;
  return `${which} wait for their day: visitors see each from then on, 00:00 in Lagos.`;
}
