import { defaultContent } from '../content/default-content';
import { PREVIEW_PATH, previewSchema } from '../resources/preview/preview';
import type { Call } from './call';

/** What is being edited, as visitors will see it (A6). */
export const previewCalls: readonly Call[] = [
  {
    row: 'A6',
    method: 'POST',
    path: PREVIEW_PATH,
    title: 'See what is not saved yet',
    notes: [
      'For the back-office: the page at `path` as visitors would see it if the sent parts were saved, as an HTML document without any script. A part that is not sent is as it is stored. Nothing is saved.',
      'The parts may break the rules of a save: a title may be blank, an address half typed; addresses that no save would take are left out. A draft is shown as if it were published, an event without a day as today’s.',
      'It needs no CMS. While too many previews wait, the answer is 503 with `Retry-After`.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: previewSchema,
      examples: [
        {
          title: 'The About page with another title',
          value: {
            path: '/about',
            content: { ...defaultContent, about: { ...defaultContent.about, title: 'About us' } },
          },
        },
      ],
    },
    reply: { mediaType: 'text/html' },
    errors: ['bad_request', 'unauthenticated', 'invalid', 'not_found', 'too_large', 'unavailable'],
  },
];
