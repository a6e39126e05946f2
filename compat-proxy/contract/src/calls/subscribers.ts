import { grouped } from '../lib/grouped';
import {
  MAX_DELETED_AT_ONCE,
  MAX_NAMED_SUBSCRIBERS,
  SUBSCRIBER_DAYS,
  subscriberDeletionReplySchema,
  subscriberDeletionSchema,
  subscriberExportSchema,
  subscriberPageSchema,
  subscriberQuerySchema,
} from '../resources/newsletter/subscriber-list';
import type { Call } from './call';

const path = '/api/subscribers';

/** The back-office's calls for subscribers (A16), beside newsletter.php. */
export const subscriberCalls: readonly Call[] = [
  {
    row: 'A16',
    method: 'GET',
    path,
    title: 'List the subscribers of the back-office',
    notes: [
      'A page of the subscribers. `search` looks in name and e-mail, whatever the case; an empty one is none. A page behind the last one is the last one.',
      `\`counts\` are of all subscribers, whatever is searched: how many, and how many came within the last ${SUBSCRIBER_DAYS.long} days (\`long\`) and ${SUBSCRIBER_DAYS.short} days (\`short\`), the present day in Lagos among them. \`newest\` is the highest id there is.`,
    ],
    audience: 'admins',
    query: subscriberQuerySchema,
    reply: {
      schema: subscriberPageSchema,
      example: {
        subscribers: [
          { id: 1, name: 'Example Reader', email: 'reader@example.com', subscribed_at: '2026-01-31T09:00:00.000Z' },
        ],
        total: 1,
        pages: 1,
        page: 1,
        counts: { all: 1, long: 1, short: 0 },
        newest: 1,
      },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'A16',
    method: 'POST',
    path: `${path}/delete`,
    title: 'Delete subscribers',
    notes: [
      `Up to ${MAX_DELETED_AT_ONCE} of them, in one transaction: the named ones, or with \`matching\` the next \`limit\` of all that match \`search\`, the highest id first, from those below \`before\` on. \`next\` is the \`before\` of the next step; null when none is left.`,
      'Whoever is not there any more is no error: the same request may be sent again when no answer came. Names and addresses of the deleted are erased from the change log too.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: subscriberDeletionSchema,
      examples: [
        { title: 'Two of them', value: { ids: [1, 2] } },
        { title: 'All that match, the first step', value: { matching: { search: 'example', before: 31, limit: 500 } } },
      ],
    },
    reply: { schema: subscriberDeletionReplySchema, example: { success: true, deleted: 2, next: null } },
    errors: ['bad_request', 'unauthenticated', 'invalid'],
  },
  {
    row: 'A16',
    method: 'POST',
    path: `${path}/export`,
    title: 'Export subscribers as CSV',
    notes: [
      `The newest first, with the link by which each unsubscribes itself: those that \`ids\` names (up to ${grouped(MAX_NAMED_SUBSCRIBERS)}), all that match \`search\`, or with \`{}\` everybody. UTF-8 with a byte-order mark; no cell begins as a formula does.`,
      'The file is sent as it is read. If it cannot be finished the connection is broken off, so that a part never passes for the whole.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: subscriberExportSchema,
      examples: [
        { title: 'Everybody', value: {} },
        { title: 'What was searched', value: { search: 'example' } },
        { title: 'Two of them', value: { ids: [1, 2] } },
      ],
    },
    reply: { mediaType: 'text/csv' },
    errors: ['bad_request', 'unauthenticated', 'invalid'],
  },
];
