import { defaultEvents } from '../content/default-events';
import { doneSchema } from '../resources/done';
import {
  eventConflictSchema,
  eventDeleteSchema,
  eventPatchSchema,
  eventSavedSchema,
  eventsReplySchema,
} from '../resources/events/events';
import type { Call } from './call';

const path = '/api/events';
const revision = '3f9c1a7e.31';
const events = defaultEvents.slice(0, 1);
const [event] = events;

/** The events in the back-office (P15). */
export const eventCalls: readonly Call[] = [
  {
    row: 'P15',
    method: 'GET',
    path,
    title: 'Read the events',
    notes: [
      'Every event with every field, and the revision of the list, which is also the `ETag` (with `If-None-Match` of it a 304 without a body); `X-Stale: true` while the CMS cannot be reached.',
      '`status` is what editors chose: an upcoming event becomes past by itself at the midnight in Lagos that ends its last day.',
    ],
    audience: 'admins',
    reply: { schema: eventsReplySchema, example: { events, revision } },
    errors: ['unauthenticated'],
  },
  {
    row: 'P15',
    method: 'POST',
    path,
    title: 'Create or update an event',
    notes: [
      'Without an `id` a new event, which gets the next id and needs no revision; what it leaves out is empty, the first day today, the status upcoming. With an `id` an update: an absent field keeps its value, and an id that does not exist is a 404.',
      '`title`, `description` and `date` must be filled in. Days are calendar days in Lagos; `endDate` may be empty and is not before `date`. `time` is text as shown; what has the form `10:00 AM - 2:00 PM` is also put into calendar files.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: eventPatchSchema,
      examples: [
        {
          title: 'A new event',
          value: {
            title: 'Open day in Yaba',
            description: 'Come and try a door.',
            type: 'Open Day',
            date: '2027-04-10',
            time: '10:00 AM - 2:00 PM',
            venue: 'Example Hub, Yaba, Lagos',
          },
        },
        { title: 'Another venue', value: { id: event?.id, revision, venue: 'Example Hall 2, Lagos' } },
      ],
    },
    reply: { schema: eventSavedSchema, example: { success: true, event, revision } },
    conflict: eventConflictSchema.pick({ event: true, conflicts: true, revision: true }),
    errors: [
      'bad_request',
      'unauthenticated',
      'not_found',
      'invalid',
      'revision_required',
      'conflict',
      'base_unknown',
      'too_large',
    ],
    merges: true,
  },
  {
    row: 'P15',
    method: 'DELETE',
    path,
    title: 'Delete an event',
    notes: ['An id that does not exist is a 404. The change log keeps the event.'],
    audience: 'admins',
    body: { form: 'json', schema: eventDeleteSchema, examples: [{ title: 'Delete', value: { id: event?.id } }] },
    reply: { schema: doneSchema, example: { success: true } },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
];
