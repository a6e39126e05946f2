import { TIME_ZONE } from '@apoti/contract/constants/business';

const HOUR_MS = 3_600_000;
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, day: 'numeric', month: 'short' });
const whole = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** What the points of a line are called: short below it, whole where one is told. */
export function timeNames(times: readonly string[]): { short: string; whole: string }[] {
  const at = times.map((time) => Date.parse(time));
  const isHourly = at.length > 1 && (at[1] ?? 0) - (at[0] ?? 0) <= HOUR_MS;
  return at.map((time) => ({
    short: isHourly ? hour.format(time) : day.format(time),
    whole: isHourly ? `${whole.format(time)}, ${hour.format(time)}` : whole.format(time),
  }));
}
