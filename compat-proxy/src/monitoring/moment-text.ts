import { TIME_ZONE } from '@apoti/contract';

/** Made by the first who asks: the first formatter costs a start 15 ms (S12). */
let moment: Intl.DateTimeFormat | undefined;

/** A moment (ms) as alerts say it, such as "23 Nov, 08:05 in Lagos". */
export function momentText(ms: number): string {
  moment ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${moment.format(ms)} in Lagos`;
}
