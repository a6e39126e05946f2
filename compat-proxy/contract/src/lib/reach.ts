import { leadLimits } from '../constants/lead-form';
import { parseUrl } from './parse-url';

/** What is said of a text that is to be an address and is none; the field's name stands before it. */
export const NO_ADDRESS = 'is not a valid address';

/** What is said of a text that nobody can call. */
export const NO_NUMBER = 'must be a phone number such as +234 800 000 0000';

/**
 * Every sign that needs no quotes before the `@` (RFC 5322 3.2.3), as browsers take them: none of them parts or ends an address in the
 * header of a mail. Behind it a name in the DNS with a dot; its end is of letters, or one of other letters as the DNS writes it.
 */
export const MAIL_PATTERN =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i;

/** The address with the name behind its `@` as the DNS writes it, as most browsers send it: `пример.рф` as `xn--e1afmkfd.xn--p1ai`. */
export function mailInAscii(address: string): string {
  // It is refused anyway, and the time that the pattern takes grows with the square of the length: 64 KB stop everything for half a second.
  if (address.length > leadLimits.email) return address;
  const end = address.lastIndexOf('@') + 1;
  const host = address.slice(end);
  const isOfOtherLetters = end > 0 && /[^\0-\x7f]/.test(host) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  const url = isOfOtherLetters ? parseUrl(`http://${host}`) : null;
  return url === null ? address : address.slice(0, end) + url.hostname;
}

/** Whether a mail can be sent there; the rule of the wire's addresses, for what must do without zod. */
export function isMailAddress(text: string): boolean {
  const address = mailInAscii(text.trim());
  return address.length <= leadLimits.email && MAIL_PATTERN.test(address);
}

/** The rule of a mailbox that may be left empty. */
export function isMailOrNone(text: string): boolean {
  return text.trim() === '' || isMailAddress(text);
}

/** What is pasted along and not seen, and what stands between a `+` and a country's code. */
const UNSEEN = /\p{Cf}|(\+)\s+(?=[1-9])/gu;
/** Hours at which somebody answers, which are no part of a number: `24/7` and `8.00–17.00`. Taken out first: half of them reads as a time. */
const HOURS = /(^|[^\d.])(?:24 ?\/ ?7|\d\d?\.\d\d ?\p{Pd} ?\d\d?\.\d\d)(?![.\d])/gu;
/**
 * A time of the clock, how many hours, and from when to when: `8:00`, `9am`, `5.30 p.m.`, `24-hour`, `10 to 17 h`, `9–5pm`. With blanks
 * round its dash what stands before may be the end of the number, but for minutes.
 */
const CLOCK =
  /(^|[^\d.])(?:\d\d?(?: to |\p{Pd}|[.:]\d\d ?\p{Pd} ?))?\d\d?(?::\d\d(?!\d)|(?:\.\d\d)?[ -]?(?:[ap]\.?m|h|hrs?|hours?)\b)/giu;
/** Behind a sign an hour is one digit alone, as in `– 7`; two are one only where the text says so, for many a number ends in `– 67`. */
const HOUR = /(?:\s[·•–—]\s|[–—])\d(?![^a-z]*\d)/gu;
/** A `(0)` behind a country's code is dialled instead of the code only. */
const TRUNK = /(\+\d{1,3}\)?\s*)\(0\)/g;
/** What parts the digits of a number: blanks, and every dash and dot that is typed or pasted. */
const GAP = /(\d)[\s./·‧•∙⋅−\p{Pd}]+(?=\d)/gu;
/** A Nigerian mobile or service number, whose length is known: what follows a gap behind it, such as `24/7`, is none of it. */
const OWN = /(?:^|\D)(?:\+?234 ?0?|0) ?[789](?: ?\d){9}(?!\d)/g;

/** The digits of what was written, with its `+`; no number behind Nigeria's code begins with a 0. */
const digitsOf = (written: string) => written.replace(/[^+\d]/g, '').replace(/^(\+?234)0/, '$1');

/**
 * What a phone dials for a number as it is written for people: the one number in a text, whatever words stand around it; empty where
 * there is none, or more than one. Shorter than 5 digits is an opening hour or a vanity number's beginning, as is one of Nigeria's with
 * its code and too few behind it; a longer one than there is in Nigeria, or anywhere (E.164: 15), has something else at its end.
 */
export function dialledNumber(text: string): string {
  const plain = text
    .replace(UNSEEN, '$1')
    .replace(HOURS, '$1')
    .replace(CLOCK, '$1')
    .replace(HOUR, '')
    .replace(TRUNK, '$1')
    .replace(/\((\+?\d+)\)/g, ' $1 ')
    .replace(GAP, '$1 ');
  const numbers = (plain.match(/\+?\d(?: ?\d)*/g) ?? [])
    .flatMap((run) => (/^\+(?!234)/.test(run) ? run : [...(run.match(OWN) ?? []), ...run.split(OWN)]))
    .map(digitsOf)
    .filter((number) => /^(?!\+234\d{0,7}$)\+?\d{5,}$/.test(number));
  const [number = ''] = numbers;
  return numbers.length === 1 && /^(?!(?:0[1-9]|\+234\d)\d{10})\+?\d{5,15}$/.test(number) ? number : '';
}
