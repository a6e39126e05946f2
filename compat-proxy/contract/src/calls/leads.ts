import { LEADS_PER_HOUR, SAME_LEAD_MINUTES } from '../constants/wire';
import { contactTexts, franchiseTexts, tooManyLeads } from '../constants/lead-texts';
import { doneSchema } from '../resources/done';
import { contactSubmissionSchema, franchiseSubmissionSchema } from '../resources/leads/lead';
import type { Call } from './call';

const person = { name: 'Ada Example', email: 'ada@example.com', phone: '+234 800 000 0000' };
const submissionId = '0d9fbd4e-6f0c-4f38-9d0c-5f2f3c8b6a10';

/** What holds for both forms; `failure` is the text when nothing could be stored. */
const notesFor = (failure: string) => [
  `The same \`submissionId\` (or \`Idempotency-Key\`) with the same content makes one record, however often it is sent, and so does the same content of the same person within ${SAME_LEAD_MINUTES} minutes: the answer is the same.`,
  '`website` stays empty and `elapsed` is the time in ms from when the form was shown to sending: what looks like a program’s work is stored with a mark and not mailed, and the answer does not tell.',
  `Each address may send ${LEADS_PER_HOUR} in any hour; then comes 429 with '${tooManyLeads}'. When it cannot be stored the answer is 503 with '${failure}'.`,
];

/** The forms of /contact and /franchise (P20, P21). */
export const leadCalls: readonly Call[] = [
  {
    row: 'P20',
    method: 'POST',
    path: '/api/contact',
    title: 'Send a message',
    notes: ['Stores the message and mails it to the company’s contact address.', ...notesFor(contactTexts.failure)],
    audience: 'everybody',
    body: {
      form: 'json',
      schema: contactSubmissionSchema,
      examples: [
        {
          title: 'Send a message',
          value: {
            ...person,
            subject: 'general',
            message: 'Where is the nearest locker?',
            submissionId,
            elapsed: 41_000,
          },
        },
      ],
    },
    reply: { schema: doneSchema, example: { success: true, message: contactTexts.success } },
    errors: ['invalid', 'rate_limited', 'unavailable'],
  },
  {
    row: 'P21',
    method: 'POST',
    path: '/api/franchise',
    title: 'Apply for a franchise',
    notes: [
      'Stores the application and mails it to the company’s contact address.',
      ...notesFor(franchiseTexts.failure),
    ],
    audience: 'everybody',
    body: {
      form: 'json',
      schema: franchiseSubmissionSchema,
      examples: [
        {
          title: 'Apply',
          value: {
            ...person,
            company: 'Example Ltd',
            franchiseType: 'locker-investor',
            location: 'lagos-vi',
            investment: '5m-10m',
            message: '',
            submissionId,
            elapsed: 95_000,
          },
        },
      ],
    },
    reply: { schema: doneSchema, example: { success: true, message: franchiseTexts.success } },
    errors: ['invalid', 'rate_limited', 'unavailable'],
  },
];
