import { isCalendarDay } from '../../lib/calendar-day';
import type { Json } from '../../merge/json';
import { importTexts } from './station-import';

/** What is wrong with a cell, going on from its heading or as a sentence of its own. */
export class CellFault extends Error {}

/** How the cells of a file are read, and what is to be said of that. */
export type Reading = {
  /** What comes first in a day such as 03/04/2026; null: this file has both. */
  first: 'day' | 'month' | null;
  notes: string[];
};

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/u;
/** `24-Jul`, `24 July 2026`, `Jul-24`. */
const DAY_NAMED = /^(\d{1,2})[ -]([a-z]{3,9})(?:[ ,-]+(\d{4}|\d{2}))?$/iu;
const NAME_FIRST = /^([a-z]{3,9})[ -](\d{1,2})$/iu;
/** A number as a spreadsheet shortens it, with most of its digits gone. */
const SHORTENED = /^\d([.,]\d+)?e\+\d+$/iu;
const DAY_HEADERS = ['last maintenance', 'next maintenance'];
const HOURS_HEADER = 'operating hours';

/** From 1; 0 for what is no month. */
const monthOf = (name: string) =>
  name.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
const yearOf = (year: string) => (year.length === 2 ? `20${year}` : year);
const iso = (year: string, month: number, day: number) =>
  `${yearOf(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The two numbers before the year of a day as spreadsheets write it. */
function numbersOf(cell: string): { one: number; two: number; year: string } | null {
  const [, one = '', two = '', year = ''] = NUMBERS.exec(cell.trim()) ?? [];
  return year === '' ? null : { one: Number(one), two: Number(two), year };
}

/** How a file writes its days, as all of its days together tell it; the day comes first unless they say otherwise. */
export function readingOf(rows: readonly Readonly<Record<string, string>>[]): Reading {
  const days = rows.flatMap((cells) => DAY_HEADERS.flatMap((header) => numbersOf(cells[header] ?? '') ?? []));
  const dayFirst = days.some(({ one }) => one > 12);
  const monthFirst = days.some(({ two }) => two > 12);
  const first = dayFirst && monthFirst ? null : monthFirst ? 'month' : 'day';
  const notes: string[] = [];
  if (days.length > 0 && first !== null)
    notes.push(`Days such as 03/04/2026 were read as ${first === 'day' ? '3 April' : '4 March'} 2026.`);
  if (rows.some((cells) => isRoundTheClock(cells[HOURS_HEADER] ?? ''))) notes.push(importTexts.hours);
  return { first, notes };
}

/** A calendar day as the wire has it (2026-01-31), or as spreadsheets write it (31/01/2026, 31-Jan-26). */
export function readDay(cell: string, { first }: Reading): string {
  const text = cell.trim();
  const [, stamped] = /^(\d{4}-\d\d-\d\d)[ T][\d:.]+Z?$/u.exec(text) ?? [];
  if (stamped !== undefined) return stamped;
  const [, day = '', name = '', named = ''] = DAY_NAMED.exec(text) ?? [];
  if (named !== '' && monthOf(name) > 0) return checked(iso(named, monthOf(name), Number(day)), text);
  const numbers = numbersOf(text);
  if (numbers === null) return text;
  const { one, two, year } = numbers;
  if (first === null && one <= 12 && two <= 12 && one !== two)
    throw new CellFault(`could be two days, ${text}: write it like 2026-01-31`);
  const isDayFirst = first === null ? one > 12 : first === 'day';
  return checked(isDayFirst ? iso(year, two, one) : iso(year, one, two), text);
}

function checked(day: string, text: string): string {
  if (!isCalendarDay(day)) throw new CellFault(`must be a day like 2026-01-31, not ${text}`);
  return day;
}

/** Whether a spreadsheet has made the 24th of July of 24/7. */
function isRoundTheClock(cell: string): boolean {
  const text = cell.trim();
  if (/^\d{4}-07-24\b/u.test(text)) return true;
  const [, day, month = ''] = DAY_NAMED.exec(text) ?? [];
  if (Number(day) === 24 && monthOf(month) === 7) return true;
  const [, name = '', second] = NAME_FIRST.exec(text) ?? [];
  if (Number(second) === 24 && monthOf(name) === 7) return true;
  const numbers = numbersOf(text);
  return numbers !== null && [`${numbers.one}/${numbers.two}`, `${numbers.two}/${numbers.one}`].includes('24/7');
}

function isDay(text: string): boolean {
  const [, , month = ''] = DAY_NAMED.exec(text) ?? [];
  const [, name = ''] = NAME_FIRST.exec(text) ?? [];
  return numbersOf(text) !== null || monthOf(month || name) > 0 || /^\d{4}-\d\d-\d\d\b/u.test(text);
}

/** Opening hours: of 24/7 spreadsheets make a day. */
export function readHours(cell: string, _reading: Reading, now: Json | undefined): string {
  const text = cell.trim();
  if (cell === now) return cell;
  if (isRoundTheClock(text)) return '24/7';
  if (isDay(text))
    throw new CellFault(`has become a day in the spreadsheet, ${text}: format the column as text and type it again`);
  return cell;
}

/** A phone number: spreadsheets take it for an amount, drop its leading 0 or shorten it. */
export function readPhone(cell: string, _reading: Reading, now: Json | undefined): string {
  const text = cell.trim();
  if (SHORTENED.test(text) && cell !== now)
    throw new CellFault(`has lost digits in the spreadsheet, ${text}: format the column as text and type it again`);
  return now === `0${text}` || now === `+${text}` ? String(now) : cell;
}
