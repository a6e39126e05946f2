import type { DateArray, EventAttributes } from 'ics';
import { eventHoursOf, eventTimesOf, lastDayOf, startOfLagosDay, type SiteEvent } from '@apoti/contract';
import { withProductName } from '@apoti/contract/lib/product-name';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A calendar wants an end: where none is known, so many minutes after the beginning. */
const UNTOLD_MINUTES = 60;
/** The days of iCalendar have years of four digits. */
const LAST_DAY = '9999-12-31';

export type CalendarInput = {
  event: SiteEvent;
  siteName: string;
  /** The address that the server is set to, without a trailing slash. */
  origin: string;
  /** The one by which the site wants to be known. */
  address: string;
};

/** A line of text: a line break in it would begin another property. */
const oneLine = (text: string) => text.replace(/\p{Cc}+|[\u2028\u2029]+/gu, ' ').trim();
/** Text of several lines, with nothing in it but lines. */
const lines = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

/** A time in ms as a UTC date with its minute. */
function atMinute(time: number): DateArray {
  const date = new Date(time);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
}

/** A calendar day, some days later. */
function dayAfter(day: string, days: number): DateArray {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/**
 * When it is: with a time at which it begins each day from then on, else whole days. The end of whole days is the day after
 * (RFC 5545 §3.6.1).
 */
function whenOf(event: SiteEvent): Pick<EventAttributes, 'start' | 'recurrenceRule'> & { end: DateArray } {
  const last = lastDayOf(event);
  const from = eventTimesOf(event.time)?.from ?? null;
  if (from === null) return { start: dayAfter(event.date, 0), end: dayAfter(last, last === LAST_DAY ? 0 : 1) };
  const begin = startOfLagosDay(event.date);
  const days = Math.round((startOfLagosDay(last) - begin) / DAY_MS) + 1;
  const to = eventHoursOf(event.time)?.to ?? from + UNTOLD_MINUTES;
  return {
    start: atMinute(begin + from * MINUTE_MS),
    end: atMinute(begin + to * MINUTE_MS),
    ...(days > 1 ? { recurrenceRule: `FREQ=DAILY;COUNT=${days}` } : {}),
  };
}

/** An event's time in its words, where its beginning and its end do not say it; empty where they do. */
function timeInWords({ time }: SiteEvent): string {
  return eventHoursOf(time) !== null || /^\s*all day\s*$/i.test(time) ? '' : time;
}

/** An event as an iCalendar file (P15; RFC 5545). Its UID stays the same, so that a later copy replaces an earlier one. */
export async function calendarFile({ event, siteName, origin, address }: CalendarInput): Promise<string> {
  // Loaded with the first file that somebody takes: a start has no use for it (S10).
  const { createEvent } = await import('ics');
  const named = (text: string) => withProductName(text, siteName);
  const url = `${address}/events#event-${event.id}`;
  const { description, highlights, prerequisites, recurring, booth } = event;
  const points = highlights.map((highlight) => `• ${highlight}`);
  const more = [timeInWords(event), recurring, booth, ...points, prerequisites, url];
  const { error, value } = createEvent({
    ...whenOf(event),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    uid: `event-${event.id}@${new URL(origin).hostname}`,
    productId: `-//${oneLine(siteName)}//events//EN`,
    title: oneLine(named(event.title)),
    description: lines(named([description, ...more.filter((text) => text !== '')].join('\n\n'))),
    location: oneLine(named(event.venue)),
  });
  if (error || value === undefined || value === null) throw error ?? new Error(`No calendar file of event ${event.id}`);
  // The library takes no address of a host without a dot.
  return value.replace(/^END:VEVENT/m, `URL:${url}\r\nEND:VEVENT`);
}
