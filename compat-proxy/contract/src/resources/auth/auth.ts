import { z } from 'zod';
import { text } from '../../lib/text';

/** Texts of the sign-in (public-site §8, back-office §8). */
export const authTexts = {
  failure: 'Login failed',
  invalid: 'Invalid credentials',
  unavailable: 'Signing in is not possible at the moment. Please try again in a minute.',
  noRegistration: 'Registration not available',
  tooEarly: 'The page was not ready yet. Please sign in again.',
  loggedOut: 'Logged out successfully',
  logoutFailed: 'Error logging out',
} as const;

/** The signed-in person as the wire shows them (C1). */
export const userSchema = z.object({ id: z.number(), username: z.string(), email: z.string() });
export type User = z.infer<typeof userSchema>;

/** GET auth.php (C1). */
export const sessionReplySchema = z.object({ authenticated: z.boolean(), user: userSchema.nullable() });
export type SessionReply = z.infer<typeof sessionReplySchema>;

/** Login (C2): `email` takes a user name or an e-mail; `username` is accepted in its place. */
export const loginSchema = z
  .object({
    action: z.literal('login'),
    email: text(254).optional(),
    username: text(254).optional(),
    password: text(1_000).min(1, 'Password is required'),
  })
  .refine((body) => (body.email ?? body.username ?? '').trim() !== '', {
    path: ['email'],
    message: 'User name or e-mail is required',
  });
export type Login = z.infer<typeof loginSchema>;

/** Any POST auth.php body: the action decides. */
export const authActionSchema = z.looseObject({ action: z.string().max(100) });

/** Reply of a successful login (C2). */
export const loginReplySchema = z.object({ success: z.literal(true), user: userSchema });
