import { z } from 'zod';
import { HISTORY_DAYS } from '../constants/business';
import { activityPageSchema, activityQuerySchema, REFUSALS_TOGETHER_MINUTES } from '../resources/people/activity';
import {
  INVITATION_DAYS,
  INVITATIONS_PER_HOUR,
  invitationSchema,
  peopleReplySchema,
  peopleTexts,
  type PeopleReply,
} from '../resources/people/people';
import type { Call } from './call';

const path = '/api/people';
const example: PeopleReply = {
  people: [
    {
      id: 1,
      username: 'admin',
      email: 'admin@example.com',
      state: 'active',
      lastSignIn: '2026-01-31T09:00:00.000Z',
      invitedUntil: null,
      mail: null,
      panel: 'last',
    },
    {
      id: 2,
      username: 'amara',
      email: 'amara@example.com',
      state: 'invited',
      lastSignIn: null,
      invitedUntil: '2026-02-03T09:00:00.000Z',
      mail: 'sent',
      panel: null,
    },
  ],
};
const everybody = { audience: 'admins', reply: { schema: peopleReplySchema, example } } as const;

/** A change of one account that takes no more than its id. */
function change(action: string, title: string, notes: readonly string[]): Call {
  return {
    row: 'A19',
    method: 'POST',
    path: `${path}/{id}/${action}`,
    title,
    notes,
    ...everybody,
    body: { form: 'json', schema: z.object({}), examples: [{ title, value: {} }] },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid', 'rate_limited'],
  };
}

/** Who may enter the back-office, and what they did (A19). */
export const peopleCalls: readonly Call[] = [
  {
    row: 'A19',
    method: 'GET',
    path,
    title: 'List the people of the back-office',
    notes: [
      'Everybody with an account that may enter, was invited or is disabled. `state` is `expired` for an invitation that nobody took in time.',
    ],
    ...everybody,
    errors: ['unauthenticated'],
  },
  {
    row: 'A19',
    method: 'POST',
    path,
    title: 'Invite somebody',
    notes: [
      `Mails a link with which they set their own password; it works once, within ${INVITATION_DAYS} days. At most ${INVITATIONS_PER_HOUR} an hour.`,
      `Refusals name the field in \`issues\`: '${peopleTexts.usernameTaken}', '${peopleTexts.emailTaken}', '${peopleTexts.emailInvited}', '${peopleTexts.emailDisabled}'.`,
    ],
    ...everybody,
    body: {
      form: 'json',
      schema: invitationSchema,
      examples: [{ title: 'A colleague', value: { username: 'amara', email: 'amara@example.com' } }],
    },
    errors: ['bad_request', 'unauthenticated', 'invalid', 'rate_limited'],
  },
  change('invite', 'Send an invitation again', ['The link that was mailed before works no more.']),
  change('withdraw', 'Withdraw an invitation', [
    `Its link works no more. '${peopleTexts.notInvited}' where it was taken.`,
  ]),
  change('disable', 'Disable an account', [
    `Its sessions end at once, and it signs in no more. '${peopleTexts.self}'; one active account always remains.`,
    'The user of the same e-mail in Strapi’s panel is shut out too, but for its only active super admin: `panel` says so.',
  ]),
  change('enable', 'Enable an account', [
    'It signs in with the password that it had. In Strapi’s panel too, if disabling has shut it out there.',
  ]),
  {
    row: 'A19',
    method: 'GET',
    path: '/api/activity',
    title: 'Who did what',
    notes: [
      `What people did in the last ${HISTORY_DAYS} days through every door, sign-ins among it, the newest first. Saves of the same within an hour are one entry.`,
      `Wrong passwords for the same account within ${REFUSALS_TOGETHER_MINUTES} minutes are one entry. A page behind the last one is the last one.`,
    ],
    audience: 'admins',
    query: activityQuerySchema,
    reply: {
      schema: activityPageSchema,
      example: {
        entries: [
          {
            key: 's4',
            who: 'person:1',
            name: 'admin',
            action: 'signed-in',
            kind: null,
            item: '',
            times: 1,
            first: '2026-01-31T09:00:00.000Z',
            last: '2026-01-31T09:00:00.000Z',
          },
        ],
        total: 1,
        pages: 1,
        page: 1,
        people: [{ who: 'person:1', name: 'admin' }],
      },
    },
    errors: ['unauthenticated', 'invalid'],
  },
];
