import type { FieldIssue } from '../../errors/error';
import type { SiteEvent } from './event';

/** From when to when on a day in Lagos, in minutes after midnight. */
export type EventHours = { from: number; to: number };

/** The same while one of them may be open. */
export type EventTimes = { from: number | null; to: number | null };

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?`;
/** `10:00 AM - 2:00 PM`, only `10:00 AM`, or only `Until 2:00 PM`. */
const PAIR = new RegExp(String.raw`^\s*${CLOCK}\s*(?:-|\u2013|\u2014|to|until)\s*${CLOCK}\s*$`, 'i');
const BEGIN = new RegExp(String.raw`^\s*${CLOCK}\s*$`, 'i');
const END = new RegExp(String.raw`^\s*until\s+${CLOCK}\s*$`, 'i');

function minutesOf([hour = '', minute = '0', half = '']: readonly (string | undefined)[]): number | null {
  const hours = Number(hour);
  const minutes = Number(minute);
  if (hours < 1 || hours > 12 || minutes > 59) return null;
  return ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes;
}

/** The times that an event's time text names, also where they do not go together; null when it says anything else. */
export function eventTimesOf(time: string): EventTimes | null {
  const pair = PAIR.exec(time);
  if (pair !== null) {
    const [from, to] = [minutesOf(pair.slice(1, 4)), minutesOf(pair.slice(4))];
    return from === null || to === null ? null : { from, to };
  }
  const from = minutesOf(BEGIN.exec(time)?.slice(1) ?? []);
  const to = minutesOf(END.exec(time)?.slice(1) ?? []);
  return from === null && to === null ? null : { from, to };
}

/** The hours that an event's time text names, such as `10:00 AM - 2:00 PM`; null when it says anything else. */
export function eventHoursOf(time: string): EventHours | null {
  const { from, to } = eventTimesOf(time) ?? { from: null, to: null };
  return from === null || to === null || to <= from ? null : { from, to };
}

/**
 * What is wrong with hours that end before they begin. Only a form asks: everywhere else the time is any text, and what was
 * stored once is shown as it is.
 */
export function eventHoursFaults({ time }: Pick<SiteEvent, 'time'>): FieldIssue[] {
  const { from, to } = eventTimesOf(time) ?? { from: null, to: null };
  if (from === null || to === null || to > from) return [];
  const message = 'must end later than it begins; what goes on past midnight can be said in words';
  return [{ path: ['time'], message }];
}

/** Minutes after midnight as a person reads them, such as `2:30 PM`. */
function clockText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Times as an event's time text, which {@link eventTimesOf} reads again; empty when both are open. */
export function eventTimesText({ from, to }: EventTimes): string {
  if (from === null) return to === null ? '' : `Until ${clockText(to)}`;
  return to === null ? clockText(from) : `${clockText(from)} - ${clockText(to)}`;
}
