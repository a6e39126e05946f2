import { lagosDay, MAX_CUSTOM_DAYS, startOfLagosDay, type ReportKind } from '@apoti/contract';
import { periodAt, type Period } from '../schedule/periods';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When reports are due: so many ms after midnight, and every so many days those of a length by hand. */
export type Due = { after: number; customDays: number };

/** A time of the day such as `07:30`, in ms after midnight. */
export function afterMidnight(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS;
}

/** The day so many days before another one; no hour of the zone is ever moved. */
export function daysBefore(day: string, days: number): string {
  return lagosDay(startOfLagosDay(day) + DAY_MS / 2 - days * DAY_MS);
}

/** The day on which the report of a period is due. */
export function dayOfPeriod(id: string): string {
  return id.slice(-10);
}

/**
 * The period whose report is due now. `last` is the last day of which a report of this kind is known that is not still to come:
 * those of a length by hand are counted from it, so that another length holds from the next one on.
 */
export function duePeriod(kind: ReportKind, now: number, { after, customDays }: Due, last: string | null): Period {
  if (kind !== 'custom') return periodAt(kind, now, after);
  const today = lagosDay(now - after);
  const begun = last ?? today;
  const passed = Math.round((startOfLagosDay(today) - startOfLagosDay(begun)) / DAY_MS);
  const first = daysBefore(begun, -Math.floor(passed / customDays) * customDays);
  const start = startOfLagosDay(first) + after;
  return { id: `custom ${first}`, start, end: start + customDays * DAY_MS };
}

/**
 * First and last day of what a report tells of: the period that has ended when it is due. One of a length by hand tells of all days
 * since the one before it (`before`), so that none is left out when the length is changed.
 */
export function coveredDays(
  kind: ReportKind,
  day: string,
  { customDays, before }: { customDays: number; before: string | null },
): { from: string; to: string } {
  const to = daysBefore(day, 1);
  if (kind === 'monthly') return { from: `${to.slice(0, 8)}01`, to };
  if (kind !== 'custom') return { from: daysBefore(day, kind === 'daily' ? 1 : 7), to };
  const oldest = daysBefore(day, MAX_CUSTOM_DAYS);
  return { from: before === null ? daysBefore(day, customDays) : before < oldest ? oldest : before, to };
}
