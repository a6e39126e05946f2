import { defaultContent } from '../content/default-content';
import { defaultPosts } from '../content/default-posts';
import { PREVIEW_PATH, previewSchema } from '../resources/preview/preview';
import type { Call } from './call';

const newDraft = { ...defaultPosts[0], id: 0, title: 'Not public yet' };

/** What is being edited, as visitors will see it (A6). */
export const previewCalls: readonly Call[] = [
  {
    row: 'A6',
    method: 'POST',
    path: PREVIEW_PATH,
    title: 'See what is not saved yet',
    notes: [
      'For the back-office: the page at `path` as visitors would see it if the sent parts were saved, as an HTML document without any script. A part that is not sent is as it is stored. Nothing is saved.',
      'The parts may break the rules of a save: a title may be blank, an address half typed; addresses that no save would take are left out. A draft is shown as if it were published; a post or an event without a day gets today’s.',
      '`post` and `event` are shown in place of the one with the same `id`, or beside the others; `id` 0 stands for one that is still to be made, whose page is then `/press-releases/0`.',
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
        { title: 'A post that is still to be made', value: { path: '/press-releases/0', post: newDraft } },
      ],
    },
    reply: { mediaType: 'text/html' },
    errors: ['bad_request', 'unauthenticated', 'invalid', 'not_found', 'too_large', 'unavailable'],
  },
];
