import { TIME_ZONE } from '@apoti/contract';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes for people, such as `12.3 GB`. */
export function bytesText(bytes: number): string {
  const place = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** place;
  return `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 1 : 0 })} ${UNITS[place]}`;
}

/** `1 mail`, `3 mails`. */
export function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}

const format = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ms) in Lagos, such as `20 Nov 2026, 12:30`. */
export function momentText(time: number): string {
  return format.format(time);
}
