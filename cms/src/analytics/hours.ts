const HOUR_MS = 3_600_000;
const HOURS = 24;

/** Hours are counted in UTC from 1970 on, days in Lagos, which is an hour ahead all the year. */
export function hourOf(time: number): number {
  return Math.floor(time / HOUR_MS);
}

/** The day in Lagos to which an hour belongs. */
export function dayOfHour(hour: number): number {
  return Math.floor((hour + 1) / HOURS);
}

/** The day in Lagos to which a time (ms) belongs. */
export function dayOf(time: number): number {
  return dayOfHour(hourOf(time));
}

/** The hour with which a day begins in Lagos. */
export function firstHour(day: number): number {
  return day * HOURS - 1;
}

/** When an hour begins. */
export function momentOf(hour: number): string {
  return new Date(hour * HOUR_MS).toISOString();
}
