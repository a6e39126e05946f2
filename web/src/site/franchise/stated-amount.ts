import { toNaira } from '@apoti/contract/lib/naira';

/** A number, in groups or not, and what it is counted in. */
const FIGURES =
  /(\d{1,3}(?: \d{3})+(?!\d| ?%)|\d[\d,]*(?:\.\d+)?)(?:[ -]?(k|thousand|m(?:il(?:lions?)?|io|n)?|b(?:n|illions?)?)\b)?/gi;
/** The upper end of a range, directly behind the lower one. */
const UPPER =
  /^ ?(?:-|–|to) ?(?:₦|ngn|n)? ?(\d[\d,]*(?:\.\d+)?)[ -]?(k|thousand|m(?:il(?:lions?)?|io|n)?|b(?:n|illions?)?)\b/i;
/** What makes money of a number, before it or behind it. */
const MARK_BEFORE = /(?:₦|\bngn|\bn) ?$/i;
const MARK_BEHIND = /^ ?(?:naira|ngn)\b/i;

/** What names a payment that is only a part of the whole, or beside it. */
const PART = String.raw`(?:deposit|down[ -]?payment|instal?lment|month|quarter|week|form|application|registration)(?:s|ly)?\b`;
/** It follows an amount, within two words: these, where there are any. */
const PART_BEHIND = new RegExp(String.raw`^((?: [a-z-]+){0,2})[ /]${PART}`, 'i');
/** What is paid or earned so often is no whole that comes in parts: `₦2m per month`, unlike `₦12m with a deposit`. */
const RATE = /(?:^| )(?:(?:per|each|every) [a-z-]+|an? (?:month|quarter|week))$/i;
/** It stands before an amount, at the beginning of what is said: `Deposit of ₦500,000`. */
const PART_BEFORE = new RegExp(
  String.raw`(?:^|[,;.(–—] ?)(?:[a-z-]+ ){0,2}${PART}(?: fees?)?:?(?: (?:of|is|from))? ?(?:₦|ngn|n)? ?$`,
  'i',
);

/** `12,5` is written with a decimal comma: no group has one or two digits. */
const withPoint = (figures: string) => figures.replace(/^(\d+),(\d{1,2})$/, '$1.$2');

function inNaira(figures: string, unit: string): number {
  const letter = unit.charAt(0).toLowerCase();
  return toNaira(withPoint(figures) + (letter === 't' ? 'k' : letter)) ?? 0;
}

/**
 * The first amount of money in a text such as `From ₦12,500,000`, `From 12.5 million naira` or `₦12.5 mil`, of a range such as
 * `₦10–15 million` its lower end; null when none is between `least` and `most`. A part, such as a deposit, only if there is no other;
 * what is larger than the amount behind it, with other words between, was no part, as in `₦12m payable by instalments of ₦2m`.
 */
export function statedAmount(text: string, least: number, most: number): number | null {
  const plain = text.replace(/\s+/g, ' ');
  let part: number | null = null;
  /** The first that is perhaps the whole. */
  let perhaps = 0;
  for (const { 0: whole, 1: figures = '', 2: unit = '', index } of plain.matchAll(FIGURES)) {
    const before = plain.slice(0, index);
    const behind = plain.slice(index + whole.length);
    const upper = UPPER.exec(behind);
    const [range = '', end = '', endUnit = ''] = upper ?? [];
    const [mark] = MARK_BEHIND.exec(behind.slice(range.length)) ?? [];
    if (mark === undefined && !MARK_BEFORE.test(before)) continue;
    // `10–15 million` says its unit once; `750,000 to 2m` counts its lower end in naira.
    const unitOnce = unit === '' && upper !== null && inNaira(figures, '') < inNaira(end, '');
    const amount = inNaira(figures, unitOnce ? endUnit : unit);
    if (amount < least || amount > most) continue;
    const named = PART_BEHIND.exec(behind.slice(range.length + (mark ?? '').length));
    if (!PART_BEFORE.test(before) && named === null) return Math.max(amount, perhaps);
    part ??= amount;
    if (named !== null && named[1] !== '' && !RATE.test(named[0])) perhaps ||= amount;
  }
  return perhaps || part;
}
