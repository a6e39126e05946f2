import { z } from 'zod';
import { leadLimits } from '../../constants/lead-form';
import { EMAIL_WRONG } from '../../constants/lead-texts';

/**
 * Every sign that needs no quotes before the `@` (RFC 5322 3.2.3), as browsers take them: none of them parts or ends an address in the
 * header of a mail. Behind it a name in the DNS with a dot; its end is of letters, or one of other letters as the DNS writes it.
 */
const PATTERN =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i;

/** The address with the name behind its `@` as the DNS writes it, as most browsers send it: `пример.рф` as `xn--e1afmkfd.xn--p1ai`. */
function inAscii(address: string): string {
  // It is refused anyway, and the time that the pattern takes grows with the square of the length: 64 KB stop everything for half a second.
  if (address.length > leadLimits.email) return address;
  const end = address.lastIndexOf('@') + 1;
  const host = address.slice(end);
  const isOfOtherLetters = end > 0 && /[^\0-\x7f]/.test(host) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  if (!isOfOtherLetters || !URL.canParse(`http://${host}`)) return address;
  return address.slice(0, end) + new URL(`http://${host}`).hostname;
}

/** An e-mail address as people type it: trimmed; at most 254 characters (RFC 5321). */
export const emailAddress = z
  .string()
  .trim()
  .overwrite(inAscii)
  .max(leadLimits.email, `is longer than ${leadLimits.email} characters`)
  .pipe(z.email({ pattern: PATTERN, error: EMAIL_WRONG }));

/** One person, one row (C12): addresses are compared in lower case. */
export function toAddressKey(address: string): string {
  return address.trim().toLowerCase();
}
