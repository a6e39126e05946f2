import { leadLimits } from '../constants/lead-form';

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
  if (!isOfOtherLetters || !URL.canParse(`http://${host}`)) return address;
  return address.slice(0, end) + new URL(`http://${host}`).hostname;
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

/**
 * What a phone dials for a number as it is written for people: the one number in a text, whatever words stand around it; empty where
 * there is none, or more than one. Shorter than 5 digits is an opening hour or a vanity number's beginning, longer than 15 (E.164) two.
 */
export function dialledNumber(text: string): string {
  const numbers = (text.match(/\+?(?:\d|\(\+?\d+\))(?:[\s./-]*(?:\d|\(\d+\)))*/g) ?? [])
    .map((written) => written.replace(/[^+\d]/g, ''))
    .filter((number) => /^\+?\d{5,}$/.test(number));
  const [number = ''] = numbers;
  return numbers.length === 1 && number.length <= 16 ? number : '';
}
