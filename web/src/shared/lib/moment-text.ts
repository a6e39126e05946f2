const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Lagos is an hour ahead of UTC all the year. */
const LAGOS_MS = 3_600_000;
const MINUTE = 60_000;
const two = (part: number) => String(part).padStart(2, '0');

/** A moment as people in Lagos read it, such as `20 Nov 2026, 12:30`: the same text on the server and in every browser. */
export function momentText(time: number): string {
  const lagos = new Date(time + LAGOS_MS);
  const day = `${lagos.getUTCDate()} ${MONTHS[lagos.getUTCMonth()]} ${lagos.getUTCFullYear()}`;
  return `${day}, ${two(lagos.getUTCHours())}:${two(lagos.getUTCMinutes())}`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago a moment was, such as `5 minutes ago`; beyond a month, when it was. Times in ms. */
export function agoText(time: number, now: number): string {
  const minutes = Math.floor((now - time) / MINUTE);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return counted(hours, 'hour');
  const days = Math.floor(hours / 24);
  return days <= 30 ? counted(days, 'day') : momentText(time);
}
