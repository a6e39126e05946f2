import { z } from 'zod';
import { PASSWORD_MIN } from '../../constants/business';
import { text } from '../../lib/text';

/** Texts of a change of the own password (back-office §8) and of why one is refused. */
export const passwordTexts = {
  changed: 'Password changed successfully!',
  failed: 'Failed to change password',
  mismatch: 'New passwords do not match',
  tooShort: `Password must be at least ${PASSWORD_MIN} characters`,
  tooLong: 'Password must be at most 72 characters; letters with accents count as two',
  wrongCurrent: 'The current password is wrong',
  currentMissing: 'Please enter your current password',
  common: 'This password is too common: it is among the first that are tried. Please choose another one',
  personal: 'This password is your own name or e-mail. Please choose another one',
  same: 'The new password must differ from the current one',
} as const;

/** What the hash of a password looks at, in bytes: what comes behind it would count for nothing. */
const HASHED_BYTES = 72;

/** A password that somebody chooses. Whether it is a common one is for the CMS to say. */
export const newPasswordSchema = text(1_000)
  .min(PASSWORD_MIN, passwordTexts.tooShort)
  .refine((password) => new TextEncoder().encode(password).length <= HASHED_BYTES, passwordTexts.tooLong);

/** The names of the form's fields (back-office §3). */
const passwordsSchema = z.object({ newPassword: z.string(), confirmPassword: z.string() });

/** Whether a new password was typed the same twice; said beside whatever else is wrong. */
export const typedTwice = {
  path: ['confirmPassword'],
  message: passwordTexts.mismatch,
  when: ({ value }: { value: unknown }) => passwordsSchema.safeParse(value).success,
};

/** POST password (A19): the current one, and the new one twice. */
export const passwordChangeSchema = z
  .object({
    currentPassword: text(1_000).min(1, passwordTexts.currentMissing),
    newPassword: newPasswordSchema,
    confirmPassword: text(1_000),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, typedTwice);
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
