import { alertTestReplySchema, connectionReplySchema, connectionRequestSchema } from '../resources/settings/checks';
import { z } from 'zod';
import { analyticsExportSchema, toMeasuringSettings } from '../resources/settings/analytics-export';
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
  {
    row: 'A18',
    method: 'POST',
    path: `${path}/connections`,
    title: 'Test the connection to a service',
    notes: [
      'Asks the service’s own host for what a visitor’s browser would load, with the id that is saved. `found` says what was there.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: connectionRequestSchema,
      examples: [{ title: 'Google Analytics', value: { service: 'googleAnalytics' } }],
    },
    reply: {
      schema: connectionReplySchema,
      example: {
        success: true,
        name: 'Google Analytics',
        connected: true,
        found: 'www.googletagmanager.com knows the id G-ABCD123456',
      },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'A18',
    method: 'POST',
    path: `${path}/alerts`,
    title: 'Test the alerts',
    notes: [
      'Sends one alert to everybody whom the settings name, by the ways of a real one, and says what became of each message.',
    ],
    audience: 'admins',
    body: { form: 'json', schema: z.object({}), examples: [{ title: 'Nothing', value: {} }] },
    reply: {
      schema: alertTestReplySchema,
      example: {
        success: true,
        steps: [
          { way: 'email', to: 'ada@example.com', state: 'sent', note: '' },
          { way: 'sms', to: '', state: 'off', note: 'SMS notifications are off' },
        ],
      },
    },
    errors: ['unauthenticated', 'unavailable'],
  },
  {
    row: 'A18',
    method: 'GET',
    path: `${path}/export`,
    title: 'Export the analytics data',
    notes: [
      'One file, `analytics-data-2026-01-31.json`, by the day in Lagos: by which settings the site measures, what Search Console said last, and what was measured here. Without addresses and numbers of people.',
    ],
    audience: 'admins',
    reply: {
      schema: analyticsExportSchema,
      example: {
        exportedAt: '2026-01-31T09:00:00.000Z',
        site: { name: 'Apoti', address: 'https://www.example.com' },
        settings: toMeasuringSettings(defaultSettings),
        searchConsole: { property: '', verifiedAt: null, report: null },
        measured: null,
        measuredBefore: [],
      },
    },
    errors: ['unauthenticated', 'unavailable'],
  },
];
