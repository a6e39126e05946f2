import { lagosDay } from '../lib/lagos-day';
import type { SiteEvent } from '../resources/events/event';
import type { Post } from '../resources/posts/post';

/** The days of the examples are right as they are written between these two: news is out, an event is still to come. */
const RIGHT_FROM = '2026-11-03';
const RIGHT_UNTIL = '2027-01-08';
const DAY_MS = 24 * 60 * 60_000;
const WEEK = 7;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const moved = (day: string, days: number) => new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days later the examples are on a site that begins on this day: whole weeks, so that a Saturday stays one. */
function shiftFor(today: string): number {
  if (today >= RIGHT_FROM && today <= RIGHT_UNTIL) return 0;
  return WEEK * Math.floor((timeOf(today) - timeOf(RIGHT_FROM)) / (WEEK * DAY_MS));
}

/** Which one of its weekday a day is in its month, from 1; -1: the last. */
function placeInMonth(day: string): number {
  const isLast = moved(day, WEEK).slice(0, 7) !== day.slice(0, 7);
  return isLast ? -1 : Math.ceil(Number(day.slice(8)) / WEEK);
}

/** The next day from `today` on that is the same one in its month, such as its second Saturday. */
function nextLike(day: string, today: string): string {
  const weekday = new Date(timeOf(day)).getUTCDay();
  const place = placeInMonth(day);
  let next = today;
  while (new Date(timeOf(next)).getUTCDay() !== weekday || placeInMonth(next) !== place) next = moved(next, 1);
  return next;
}

/** The example posts of a site that begins at `now` (ms): they were published in the months before (P13). */
export function postsAsOf(posts: readonly Post[], now: number): Post[] {
  const days = shiftFor(lagosDay(now));
  return posts.map((post) => (days === 0 ? post : { ...post, publishDate: moved(post.publishDate, days) }));
}

/** The example events of a site that begins at `now` (ms): some are over, some are to come (P15). */
export function eventsAsOf(events: readonly SiteEvent[], now: number): SiteEvent[] {
  const today = lagosDay(now);
  const days = shiftFor(today);
  if (days === 0) return [...events];
  return events.map((event) => ({
    ...event,
    date: event.recurring === '' ? moved(event.date, days) : nextLike(event.date, today),
    endDate: event.endDate && moved(event.endDate, days),
  }));
}
