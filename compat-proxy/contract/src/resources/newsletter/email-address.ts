import { z } from 'zod';

/** An e-mail address as people type it: trimmed; at most 254 characters (RFC 5321). */
export const emailAddress = z.string().trim().max(254).pipe(z.email('is not an e-mail address'));

/** One person, one row (C12): addresses are compared in lower case. */
export function toAddressKey(address: string): string {
  return address.trim().toLowerCase();
}
