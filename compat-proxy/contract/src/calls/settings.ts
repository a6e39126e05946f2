import { defaultSettings } from '../content/default-settings';
import {
  stateConflictSchema,
  statePatchSchema,
  stateReplySchema,
  states,
  stateSavedSchema,
} from '../resources/states/states';
import type { Settings } from '../resources/settings/settings';
import type { Call } from './call';

const path = '/api/settings';
const revision = '3f9c1a7e.41';
const definition = states.settings;

/** The settings of the site (A18). */
export const settingsCalls: readonly Call[] = [
  {
    row: 'A18',
    method: 'GET',
    path,
    title: 'Read the settings of the site',
    notes: [
      'All of them and their revision, which is also the `ETag`; `X-Stale: true` while the CMS cannot be reached.',
      'The name and the description of the site are in `site` of the content.',
    ],
    audience: 'admins',
    reply: { schema: stateReplySchema<Settings>(definition), example: { state: defaultSettings, revision } },
    errors: ['unauthenticated'],
  },
  {
    row: 'A18',
    method: 'POST',
    path,
    title: 'Save the settings of the site',
    notes: [
      'A field that is absent keeps its value. What is saved is in force within a second.',
      'Refused at its place: an id of another form than its service gives, a service that is on without its id, recipients that are no addresses, times, pages and limits that are none.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: statePatchSchema<Settings>(definition),
      examples: [
        { title: 'Maintenance', value: { state: { general: { maintenanceMode: true } }, revision } },
        {
          title: 'Google Analytics',
          value: { state: { googleAnalytics: { enabled: true, trackingId: 'G-ABCD123456' } }, revision },
        },
      ],
    },
    reply: {
      schema: stateSavedSchema<Settings>(definition),
      example: { success: true, state: defaultSettings, revision: '3f9c1a7e.42', aliases: [] },
    },
    conflict: stateConflictSchema<Settings>(definition).pick({ state: true, conflicts: true, revision: true }),
    errors: ['bad_request', 'unauthenticated', 'invalid', 'revision_required', 'conflict', 'base_unknown', 'too_large'],
    merges: true,
  },
];
