import { passwordChangeSchema, passwordTexts } from '../resources/auth/password';
import { doneSchema } from '../resources/done';
import type { Call } from './call';

/** Passwords of the people of the back-office (A19). */
export const passwordCalls: readonly Call[] = [
  {
    row: 'A19',
    method: 'POST',
    path: '/api/password',
    title: 'Change the own password',
    notes: [
      `Refusals name the field in \`issues\`: '${passwordTexts.wrongCurrent}', '${passwordTexts.mismatch}', '${passwordTexts.tooShort}', one that is too common, and one that is the current one.`,
      'Every other session of the person ends; the one that asked goes on, with a new cookie. Wrong current passwords are limited as wrong sign-ins are.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: passwordChangeSchema,
      examples: [
        {
          title: 'A new password',
          value: {
            currentPassword: 'a password',
            newPassword: 'blue door 47 lagoon',
            confirmPassword: 'blue door 47 lagoon',
          },
        },
      ],
    },
    reply: { schema: doneSchema, example: { success: true } },
    errors: ['bad_request', 'unauthenticated', 'invalid', 'rate_limited'],
  },
];
