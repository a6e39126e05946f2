import { z } from 'zod';

/** The first year that counts: databases and programs do not agree on what year 0 is, nor how one before 1000 is written. */
const FIRST = '1000';

/** Whether a text is a day that exists, such as 2026-01-31. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < FIRST) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** What is said of a text that is no such day. */
const DAY_MESSAGE = 'must be a day like 2026-01-31';

/** A day that exists. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: DAY_MESSAGE, abort: true })
  .refine(isCalendarDay, DAY_MESSAGE);

/** A day that exists, or nothing. */
export const calendarDayOrNone = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, { error: DAY_MESSAGE, abort: true })
  .refine((value) => value === '' || isCalendarDay(value), DAY_MESSAGE);
