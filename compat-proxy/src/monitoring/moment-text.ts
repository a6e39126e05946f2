import { TIME_ZONE } from '@apoti/contract';

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment (ms) as alerts say it, such as "23 Nov, 08:05 in Lagos". */
export function momentText(ms: number): string {
  return `${moment.format(ms)} in Lagos`;
}
