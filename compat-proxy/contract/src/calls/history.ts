import {
  HISTORY_GROUPS,
  historyConflictSchema,
  historyQuerySchema,
  historyReplySchema,
  historyRestoredSchema,
  historyRestoreSchema,
  historyTexts,
  RUN_IDLE_MINUTES,
} from '../resources/history/history';
import { HISTORY_DAYS } from '../constants/business';
import type { Call } from './call';

const path = '/api/history';
const place = ['heroSlides', '#1', 'title'];

/** What was changed, by whom, and how to bring it back (C6). */
export const historyCalls: readonly Call[] = [
  {
    row: 'C6',
    method: 'GET',
    path,
    title: 'What was changed',
    notes: [
      `The changes of the last ${HISTORY_DAYS} days through every door, the newest first: a person’s run of saves is one group until they pause for more than ${RUN_IDLE_MINUTES} minutes. Each place is told once, with what it held before and after the run.`,
      `At most ${HISTORY_GROUPS} groups an answer; \`next\` is \`before\` of the question for older ones, and null at the end.`,
      'Paths are object keys, `#<id>` for an item of a list, `@order` for a list’s order. An absent value means that the item was not there.',
      '`gone` stands at what was deleted and is not back; `deleted=true` asks for nothing else. `long`: values that are too long are told by the beginnings of their texts.',
    ],
    audience: 'admins',
    query: historyQuerySchema,
    reply: {
      schema: historyReplySchema,
      example: {
        groups: [
          {
            from: 41,
            change: 43,
            who: 'admin',
            door: 'back-office',
            first: '2026-01-31T09:00:00.000Z',
            last: '2026-01-31T09:00:12.000Z',
            item: '',
            name: '',
            changes: [{ path: place, old: 'Smart lockers', new: 'Smarter lockers' }],
            more: 0,
          },
        ],
        next: null,
      },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'C6',
    method: 'POST',
    path: `${path}/restore`,
    title: 'Bring back what was changed',
    notes: [
      '`change` and `from` name a group; `paths` those of its places that are meant (or that are below them), all of them when absent. They get what they held before the group’s changes, with `side: "after"` what they held after them; everything else stays as it is now. What was deleted comes back with its id, at its old place.',
      'Where another item has its number by now, it comes back under the next free one.',
      'With `ask` what somebody else changed after the group is not overwritten: 409 `conflict`, whose `newer` says who changed which place and when.',
      'Nor does it close the site to visitors then: the 409 of settings that would has `closes: true` (and `newer`, perhaps empty).',
      'It is a save as any other: it keeps the rules or is refused, and history tells it.',
      'The same `Idempotency-Key` again brings nothing back a second time: the answer is that of the first time.',
      `404s: '${historyTexts.gone}', '${historyTexts.missing}'; the 409: '${historyTexts.newer}', '${historyTexts.closes}'.`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: historyRestoreSchema,
      examples: [
        { title: 'One field', value: { kind: 'content', from: 41, change: 43, paths: [place], side: 'before' } },
        { title: 'All of it', value: { kind: 'content', from: 41, change: 43, side: 'before' } },
      ],
    },
    reply: {
      schema: historyRestoredSchema,
      example: { success: true, revision: '3f9c1a7e.44', changed: true },
    },
    conflict: historyConflictSchema,
    errors: ['bad_request', 'unauthenticated', 'not_found', 'conflict', 'invalid'],
  },
];
