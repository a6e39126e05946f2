import { z } from 'zod';
import { text } from '../lib/text';
import { newPasswordSchema } from '../resources/auth/password';
import { resetTokenSchema } from '../resources/auth/password-reset';

/** What the proxy and the CMS say to each other of passwords and people (A19). */
export const cmsPeoplePaths = {
  password: '/api/wire/password',
  askReset: '/api/wire/password-resets',
  lookReset: '/api/wire/password-resets/look',
  completeReset: '/api/wire/password-resets/complete',
} as const;

/** POST password: for the person that the call is for. Answers the person with the stamp of the new password. */
export const cmsPasswordChangeSchema = z.object({ currentPassword: text(1_000), newPassword: newPasswordSchema });
export type CmsPasswordChange = z.infer<typeof cmsPasswordChangeSchema>;

/**
 * POST password-resets: whoever has this user name or e-mail is mailed a link below `origin`. The answer comes before anything is
 * looked up, so it is the same in every case, and takes the same time.
 */
export const cmsResetAskSchema = z.object({ name: text(254), origin: z.url().max(300) });
export const cmsResetAskedSchema = z.object({ asked: z.literal(true) });

/** POST password-resets/look: whose link it is; null when it does not work (any more). */
export const cmsResetLookSchema = z.object({ token: resetTokenSchema });
export const cmsResetLookedSchema = z.object({ username: z.string().nullable() });

/** POST password-resets/complete: `done` is false when the link does not work (any more). */
export const cmsResetSchema = z.object({ token: resetTokenSchema, newPassword: newPasswordSchema });
export const cmsResetDoneSchema = z.object({ done: z.boolean() });
