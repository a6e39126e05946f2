import { z } from 'zod';
import { text } from '../lib/text';
import { newPasswordSchema } from '../resources/auth/password';

/** What the proxy and the CMS say to each other of passwords and people (A19). */
export const cmsPeoplePaths = {
  password: '/api/wire/password',
} as const;

/** POST password: for the person that the call is for. Answers the person with the stamp of the new password. */
export const cmsPasswordChangeSchema = z.object({ currentPassword: text(1_000), newPassword: newPasswordSchema });
export type CmsPasswordChange = z.infer<typeof cmsPasswordChangeSchema>;
