import { z } from 'zod';
import { leadLimits } from '../../constants/lead-form';
import { EMAIL_WRONG } from '../../constants/lead-texts';
import { MAIL_PATTERN, mailInAscii } from '../../lib/reach';

/** An e-mail address as people type it: trimmed; at most 254 characters (RFC 5321). */
export const emailAddress = z
  .string()
  .trim()
  .overwrite(mailInAscii)
  .max(leadLimits.email, `is longer than ${leadLimits.email} characters`)
  .pipe(z.email({ pattern: MAIL_PATTERN, error: EMAIL_WRONG }));

/** One person, one row (C12): addresses are compared in lower case. */
export function toAddressKey(address: string): string {
  return address.trim().toLowerCase();
}
