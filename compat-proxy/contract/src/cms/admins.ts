import { z } from 'zod';
import { PASSWORD_MIN } from '../constants/business';
import { requiredLine } from '../lib/text';
import { emailAddress } from '../resources/newsletter/email-address';

const username = requiredLine('User name', 60).refine(
  (name) => name.trim().length >= 3,
  'must have at least 3 characters',
);
const password = z
  .string()
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(72, 'is longer than 72 characters');

/** POST admins, for `npm run admin`: add an Admin, give one a new password, or shut one out. */
export const cmsAdminRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), username, email: emailAddress, password }),
  z.object({ action: z.literal('reset'), username, password }),
  z.object({ action: z.literal('disable'), username }),
]);
export type CmsAdminRequest = z.infer<typeof cmsAdminRequestSchema>;
