import { defaultContent } from '../content/default-content';
import { contentPatchSchema, contentReplySchema } from '../resources/content/content';
import { contentConflictSchema, contentSavedSchema } from '../resources/content/save';
import { revisionMember, type Call } from './call';

const path = '/api/content.php';
const revision = '3f9c1a7e.41';
const heroSlides = defaultContent.heroSlides.map((slide, index) => ({ ...slide, order: index + 1 }));
const [first, ...others] = heroSlides.map(({ id }) => id);

/** content.php (C5, C6). */
export const contentCalls: readonly Call[] = [
  {
    row: 'C5',
    method: 'GET',
    path,
    title: 'Read the content',
    notes: [
      'A visitor gets active slides, testimonials and questions only; a signed-in admin gets all of them.',
      'The `coordinates` of an office are one text, latitude and longitude as maps copy them: `6.4281, 3.4216`; empty while they are not known.',
      '`revision` says what was read; a visitor’s ends in `-public`. It is missing while only the built-in defaults are known. `stale` marks a copy that is given to an admin while the CMS cannot be reached.',
    ],
    audience: 'visitors and admins',
    revalidates: true,
    reply: { schema: contentReplySchema, example: { ...defaultContent, heroSlides, revision: `${revision}-public` } },
    errors: ['maintenance'],
  },
  {
    row: 'C6',
    method: 'POST',
    path,
    title: 'Save the content',
    notes: [
      'Takes the whole object or a part of it: an absent field keeps its value. It is saved entirely or not at all.',
      'With `X-Conflicts: ask` the answer also carries the `content` as it stands now, `aliases`: new items whose sent id somebody else had taken, and `survivors`: items that stay though the sender (`mine`) or somebody else (`theirs`) deleted them, for the other one edited them.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: contentPatchSchema.and(revisionMember),
      examples: [
        {
          title: 'One text of the first slide',
          value: {
            revision,
            heroSlides: [{ id: first, title: 'Your parcel waits for you' }, ...others.map((id) => ({ id }))],
          },
        },
      ],
    },
    reply: { schema: contentSavedSchema, example: { success: true, revision: '3f9c1a7e.42' } },
    conflict: contentConflictSchema.pick({ content: true, conflicts: true, revision: true }),
    errors: ['bad_request', 'unauthenticated', 'invalid', 'revision_required', 'conflict', 'base_unknown', 'too_large'],
    merges: true,
  },
];
