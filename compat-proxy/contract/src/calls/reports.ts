import { z } from 'zod';
import { keptReportsSchema, REPORTS_KEPT, type KeptReports } from '../resources/analytics/kept-reports';
import { alertTestReplySchema } from '../resources/settings/checks';
import type { Call } from './call';

const path = '/api/reports';
const example: KeptReports = {
  reports: [{ name: 'report-daily-2026-01-31.pdf', kind: 'daily', day: '2026-01-31', size: 8_412 }],
};

/** Reports that are kept as files (A18). */
export const reportCalls: readonly Call[] = [
  {
    row: 'A18',
    method: 'GET',
    path,
    title: 'List the reports that are kept',
    notes: [
      `The newest first, at most ${REPORTS_KEPT}. They are kept while the settings say so (\`reporting.autoExport\`); \`day\` is the one on which it was due.`,
    ],
    audience: 'admins',
    reply: { schema: keptReportsSchema, example },
    errors: ['unauthenticated'],
  },
  {
    row: 'A18',
    method: 'POST',
    path,
    title: 'Send a report now',
    notes: [
      'Of the last seven days, today included, to whom the settings name and in their format; kept as a file while they say so.',
      'Each step says what became of one mail: `sent`, `waiting` (it is tried again by itself), `failed`, or `off` where nobody gets it.',
    ],
    audience: 'admins',
    body: { form: 'json', schema: z.object({}), examples: [{ title: 'Nothing', value: {} }] },
    reply: {
      schema: alertTestReplySchema,
      example: { success: true, steps: [{ way: 'email', to: 'ada@example.com', state: 'sent', note: '' }] },
    },
    errors: ['unauthenticated', 'unavailable'],
  },
  {
    row: 'A18',
    method: 'GET',
    path: `${path}/{name}`,
    title: 'Download a report',
    notes: ['The file as it was mailed.'],
    audience: 'admins',
    reply: { mediaType: 'application/octet-stream' },
    errors: ['unauthenticated', 'not_found'],
  },
];
