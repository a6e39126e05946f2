import { TIME_ZONE } from '../../constants/business';
import type { AnalyticsMetric, AnalyticsReport } from './report';

/** What stands where there is no figure. */
export const NO_FIGURE = '–';

const two = (part: number) => String(part).padStart(2, '0');

/** Seconds as a clock shows them: `3:42`, `1:02:03`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`;
}

/** A figure as people read it: `12,847`, `3:42`, `42.3%`. */
export function figureText(value: number | null, unit: AnalyticsMetric['unit']): string {
  if (value === null) return NO_FIGURE;
  if (unit === 'seconds') return durationText(value);
  if (unit === 'percent') return percentText(value);
  return value.toLocaleString('en');
}

/** A share as people read it: `42.3%`. */
export function percentText(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** Which way a figure went; null where there was nothing to compare with, or nothing changed. */
export function changeType(change: number | null): 'increase' | 'decrease' | null {
  if (change === null || change === 0) return null;
  return change > 0 ? 'increase' : 'decrease';
}

/** A change in words, such as `12.4% increase`. */
export function changeText(change: number | null): string {
  if (change === null) return 'Nothing before';
  const type = changeType(change);
  return type === null ? 'No change' : `${percentText(Math.abs(change))} ${type}`;
}

/** Made by the first who asks: the first formatter costs a start 15 ms (S12). */
const made: { day?: Intl.DateTimeFormat; clock?: Intl.DateTimeFormat } = {};

function clockText(time: number): string {
  made.clock ??= new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
  return made.clock.format(time);
}

const DAY_MS = 86_400_000;

/** A day in Lagos, such as `3 May 2026`. */
export function dayText(time: number): string {
  made.day ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return made.day.format(time);
}

/** A moment in Lagos, such as `3 May 2026, 14:05`. */
export const momentText = (time: number): string => `${dayText(time)}, ${clockText(time)}`;

/** From when to when in Lagos: days, and for a day or less with the time. */
export function spanText(from: number, to: number): string {
  const last = to - 1;
  if (to - from <= DAY_MS && dayText(from) !== dayText(last)) {
    return `${momentText(from)} – ${momentText(to)}`;
  }
  return dayText(from) === dayText(last) ? dayText(from) : `${dayText(from)} – ${dayText(last)}`;
}

/** Where the period ends that a report is compared with: cut in the same place as its own. */
export function previousEnd({ from, to, previousFrom }: AnalyticsReport['period']): number {
  return Date.parse(to) - (Date.parse(from) - Date.parse(previousFrom));
}

/** The period of a report, and the one that it is compared with. */
export function periodText(period: AnalyticsReport['period']): { now: string; before: string } {
  return {
    now: spanText(Date.parse(period.from), Date.parse(period.to)),
    before: spanText(Date.parse(period.previousFrom), previousEnd(period)),
  };
}
