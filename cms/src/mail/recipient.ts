import { emailAddress, type ContactInfo } from '@apoti/contract';

/** The company's address for visitors; where that is no address, its support's, else the first admin's; null without any. */
export function recipientOf({ email, supportEmail }: Pick<ContactInfo, 'email' | 'supportEmail'>): string | null {
  const known = [email, supportEmail, process.env['ADMIN_EMAIL'] ?? ''];
  return known.map((one) => emailAddress.safeParse(one).data).find((one) => one !== undefined) ?? null;
}
