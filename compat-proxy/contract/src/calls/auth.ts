import { z } from 'zod';
import { authActionSchema, loginReplySchema, loginSchema, sessionReplySchema } from '../resources/auth/auth';
import { authTexts } from '../resources/auth/auth-texts';
import { signInLimits } from '../constants/wire';
import { doneSchema } from '../resources/done';
import type { Call } from './call';

const path = '/api/auth.php';
const otherAction = /^(?!(login|logout)$)/;
const user = { id: 1, username: 'admin', email: 'admin@example.com' };

/** auth.php (C1–C4). */
export const authCalls: readonly Call[] = [
  {
    row: 'C1',
    method: 'GET',
    path,
    title: 'Who is signed in',
    notes: ['A 200 also when nobody is: then `authenticated` is false and `user` is null.'],
    audience: 'everybody',
    reply: { schema: sessionReplySchema, example: { authenticated: true, user } },
    errors: ['unavailable'],
  },
  {
    row: 'C2',
    method: 'POST',
    path,
    title: 'Sign in',
    notes: [
      '`email` takes a user name or an e-mail; `username` is accepted in its place.',
      `A wrong name and a wrong password get the same answer: 401 with '${authTexts.invalid}'. After ${signInLimits.perName} wrong ones for a name within ${signInLimits.minutes} minutes come 429s with \`Retry-After\`.`,
      'The session is an HttpOnly cookie. It survives restarts and ends at logout, when the password changes, and when the account is disabled.',
    ],
    audience: 'everybody',
    body: {
      form: 'json',
      schema: loginSchema,
      examples: [{ title: 'Sign in', value: { action: 'login', email: 'admin', password: 'a password' } }],
    },
    reply: { schema: loginReplySchema, example: { success: true, user } },
    errors: ['bad_request', 'invalid', 'unauthenticated', 'rate_limited', 'unavailable'],
  },
  {
    row: 'C3',
    method: 'POST',
    path,
    title: 'Sign out',
    notes: ['Ends the session on the server too. Harmless when nobody is signed in.'],
    audience: 'everybody',
    body: {
      form: 'json',
      schema: z.object({ action: z.literal('logout') }),
      examples: [{ title: 'Sign out', value: { action: 'logout' } }],
    },
    reply: { schema: doneSchema, example: { success: true } },
    errors: ['bad_request', 'unavailable'],
  },
  {
    row: 'C4',
    method: 'POST',
    path,
    title: 'Any other action',
    notes: [`\`register\` is refused with 403 and '${authTexts.noRegistration}', every other action with 400.`],
    audience: 'everybody',
    body: {
      form: 'json',
      schema: authActionSchema.extend({ action: z.string().max(100).regex(otherAction) }),
      examples: [{ title: 'Register', value: { action: 'register', email: 'a@example.com', password: 'a password' } }],
    },
    reply: { schema: z.never(), example: undefined },
    errors: ['bad_request', 'forbidden'],
  },
];
