import { defaultTeam } from '../content/default-team';
import {
  teamConflictSchema,
  teamPatchSchema,
  teamReplySchema,
  teamSavedSchema,
  toPublicTeam,
} from '../resources/team/team';
import type { Call } from './call';

const path = '/api/team.php';
const revision = '3f9c1a7e.17';
const shown = toPublicTeam(defaultTeam).map((member, index) => ({
  ...member,
  order: index + 1,
  revision: `${revision}-public`,
}));

/** team.php (C7, C8). */
export const teamCalls: readonly Call[] = [
  {
    row: 'C7',
    method: 'GET',
    path,
    title: 'Read the team',
    notes: [
      'The members in their order. A visitor gets active ones only, without `email`, `phone` and `joinDate`.',
      'Each member carries the revision of the whole list; a signed-in admin also gets it as `ETag`, and `X-Stale: true` while the CMS cannot be reached.',
    ],
    audience: 'visitors and admins',
    revalidates: true,
    reply: { schema: teamReplySchema, example: shown.slice(0, 1) },
    errors: ['maintenance'],
  },
  {
    row: 'C8',
    method: 'POST',
    path,
    title: 'Save the team',
    notes: [
      'Takes the whole list and saves it entirely or not at all. A field that is absent keeps its value, a member that is absent is deleted, unless the list was read as a visitor, who does not see everybody.',
      'The base is the oldest `revision` among the members; `If-Match` serves an empty list.',
      'With `X-Conflicts: ask` the answer also carries the `members` as they stand now, `aliases`: new members whose sent id somebody else had taken, and `survivors`: members that stay though the sender (`mine`) or somebody else (`theirs`) deleted them, for the other one edited them.',
      '`order` decides the places; members without it stand where they are in the list.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: teamPatchSchema,
      examples: [{ title: 'A list of one', value: [{ id: 1, name: 'Example Person', order: 1, revision }] }],
    },
    reply: { schema: teamSavedSchema, example: { success: true, revision: '3f9c1a7e.18' } },
    conflict: teamConflictSchema.pick({ members: true, conflicts: true, revision: true }),
    errors: ['bad_request', 'unauthenticated', 'invalid', 'revision_required', 'conflict', 'base_unknown', 'too_large'],
    merges: true,
  },
];
