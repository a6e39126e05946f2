import { z } from 'zod';
import { text } from '../../lib/text';
import { authTexts } from './auth-texts';

/** The signed-in person as the wire shows them (C1). */
export const userSchema = z.object({ id: z.number(), username: z.string(), email: z.string() });
export type User = z.infer<typeof userSchema>;

/** GET auth.php (C1). */
export const sessionReplySchema = z.object({ authenticated: z.boolean(), user: userSchema.nullable() });
export type SessionReply = z.infer<typeof sessionReplySchema>;

const names = { email: text(254).optional(), username: text(254).optional() };
const namesSchema = z.object(names);

/** By which name somebody wants in: the first of the two fields that is not empty, as old forms have both (C2). */
export const nameIn = ({ email, username }: z.infer<typeof namesSchema>): string =>
  [email, username].map((name = '') => name.trim()).find((name) => name !== '') ?? '';

/** Login (C2): `email` takes a user name or an e-mail; `username` is accepted in its place. */
export const loginSchema = z
  .object({ action: z.literal('login'), ...names, password: text(1_000).min(1, authTexts.passwordMissing) })
  .refine((body) => nameIn(body) !== '', {
    path: ['email'],
    message: authTexts.nameMissing,
    // Said beside whatever else is wrong.
    when: ({ value }) => namesSchema.safeParse(value).success,
  });
export type Login = z.infer<typeof loginSchema>;

/** Any POST auth.php body: the action decides. */
export const authActionSchema = z.looseObject({ action: z.string().max(100) });

/** Reply of a successful login (C2). */
export const loginReplySchema = z.object({ success: z.literal(true), user: userSchema });
