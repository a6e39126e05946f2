import { newsletterTexts } from '../constants/newsletter-texts';
import { doneSchema } from '../resources/done';
import { subscribersReplySchema, subscriptionSchema } from '../resources/newsletter/subscriber';
import type { Call } from './call';

const path = '/api/newsletter.php';

/** newsletter.php (C12, C13). */
export const newsletterCalls: readonly Call[] = [
  {
    row: 'C12',
    method: 'POST',
    path,
    title: 'Subscribe',
    notes: [
      `The answer is the same for a new address and for one that is there already: '${newsletterTexts.success}'. There is one row for each address.`,
      `Refusals: '${newsletterTexts.emailMissing}', '${newsletterTexts.nameMissing}'.`,
    ],
    audience: 'everybody',
    body: {
      form: 'json',
      schema: subscriptionSchema,
      examples: [{ title: 'Subscribe', value: { name: 'Example Reader', email: 'reader@example.com' } }],
    },
    reply: { schema: doneSchema, example: { success: true, message: newsletterTexts.success } },
    errors: ['bad_request', 'invalid', 'rate_limited', 'unavailable'],
  },
  {
    row: 'C13',
    method: 'GET',
    path,
    title: 'List the subscribers',
    notes: ['The newest first.'],
    audience: 'admins',
    reply: {
      schema: subscribersReplySchema,
      example: [
        { id: 1, name: 'Example Reader', email: 'reader@example.com', subscribed_at: '2026-01-31T09:00:00.000Z' },
      ],
    },
    errors: ['unauthenticated'],
  },
];
