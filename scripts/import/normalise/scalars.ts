import { lagosDay } from '@apoti/contract';
import { isCalendarDay } from '@apoti/contract/lib/calendar-day';
import { plainText } from '@apoti/contract/resources/posts/plain-text';

const TRUE = new Set(['1', 'true', 'yes', 'on', 'y', 'active', 'enabled']);
const FALSE = new Set(['0', 'false', 'no', 'off', 'n', '', 'null', 'inactive', 'disabled']);

/** A text that can be stored: no NUL, no half of a character. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** A text, as whatever it was sent; undefined for lists and objects. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return storable(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A text without HTML. */
export function toPlainText(value: unknown): string | undefined {
  const text = toText(value);
  return text === undefined ? undefined : plainText(text);
}

/** Yes or no, also as a number or in words. */
export function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = toText(value)?.trim().toLowerCase();
  if (word === undefined) return undefined;
  return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
}

/** A number, also as text. */
export function toNumber(value: unknown): number | undefined {
  const text = toText(value)?.trim().replaceAll(',', '');
  if (text === undefined || text === '' || typeof value === 'boolean') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dayOf(year: string, month: number, day: string): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}

/** A calendar day, as `2023-06-15`, with a time behind it, as seconds or ms, as `15/06/2023` or with the month's name. */
export function toDay(value: unknown): string | undefined {
  const text = toText(value)?.trim() ?? '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/.exec(text);
  if (iso) return dayOf(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  if (/^\d{9,10}$/.test(text)) return lagosDay(Number(text) * 1_000);
  if (/^\d{12,13}$/.test(text)) return lagosDay(Number(text));
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (slashed) return dayOf(slashed[3] ?? '', Number(slashed[2]), slashed[1] ?? '');
  const named = /^(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2}) ([a-z]{3,9}))(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  const month = MONTHS.indexOf((named?.[1] ?? named?.[4] ?? '').slice(0, 3).toLowerCase());
  return named && month >= 0 ? dayOf(named[5] ?? '', month + 1, named[2] ?? named[3] ?? '') : undefined;
}

/** Hours that Lagos is before UTC, all year round. */
const LAGOS = '+01:00';

/** A moment as an ISO time; one without a zone was written by a clock in Lagos. */
export function toMoment(value: unknown): string | undefined {
  const text = toText(value)?.trim() ?? '';
  const number = /^\d{9,13}$/.test(text) ? Number(text) : NaN;
  if (!Number.isNaN(number)) return new Date(number < 1e11 ? number * 1_000 : number).toISOString();
  const plain = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/.exec(text);
  const parsed = new Date(plain ? `${plain[1]}T${plain[2] ?? '00:00:00'}${LAGOS}` : text);
  return text === '' || Number.isNaN(parsed.getTime()) ? undefined : parsed.toISOString();
}
