import { z } from 'zod';
import { requiredLine } from '../lib/text';
import { newPasswordSchema } from '../resources/auth/password';
import { emailAddress } from '../resources/newsletter/email-address';

const username = requiredLine('User name', 60).refine(
  (name) => name.trim().length >= 3,
  'must have at least 3 characters',
);
const password = newPasswordSchema;

/** POST admins, for `npm run admin`: add an Admin, give one a new password, shut one out, or make one a link that lets a browser in. */
export const cmsAdminRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), username, email: emailAddress, password }),
  z.object({ action: z.literal('reset'), username, password }),
  z.object({ action: z.literal('disable'), username }),
  z.object({ action: z.literal('unlock'), username }),
]);
export type CmsAdminRequest = z.infer<typeof cmsAdminRequestSchema>;
