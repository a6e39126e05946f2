import { dashboardSchema } from '../resources/dashboard/dashboard';
import type { Call } from './call';

const at = '2026-01-31T09:00:00.000Z';

/** What the back-office begins with (A3). */
export const dashboardCalls: readonly Call[] = [
  {
    row: 'A3',
    method: 'GET',
    path: '/api/dashboard',
    title: 'How things stand',
    notes: [
      'Each part is either known, with its `value`, or says the `reason` why it is not; one that fails takes no other with it.',
      'A day’s parcels are what the stations’ totals rose by between two nights, in Lagos; `value` is null until two are known.',
      'While the CMS cannot be reached, `silentSince` says since when, and the parts are those of `at`, when it was asked last.',
      'In `health`, `off` is what is not set up. Content health tells at most ten findings of a kind; links to other sites are tried once a day, and called dead when two nights in a row have found nothing there.',
    ],
    audience: 'admins',
    reply: {
      schema: dashboardSchema,
      example: {
        at,
        silentSince: null,
        stations: {
          known: true,
          value: {
            total: 7,
            active: 6,
            lockers: 173,
            free: 98,
            occupancy: 38.4,
            fullest: { id: 2, name: 'Ikeja Station', occupancy: 71.4 },
            best: { id: 1, name: 'Victoria Island Station', rating: 4.8 },
          },
        },
        deliveries: {
          known: true,
          value: { value: 342, from: '2026-01-30', to: '2026-01-31', reason: '', sinceThen: 12 },
        },
        subscribers: { known: true, value: { total: 1_250, week: 18, weekBefore: 11 } },
        leads: { known: true, value: { waiting: 1, late: 0, oldest: { id: 'c1x2', receivedAt: at } } },
        activity: { known: false, reason: 'It could not be read' },
        contentHealth: {
          known: true,
          value: {
            kinds: [
              {
                kind: 'link',
                total: 1,
                findings: [
                  { place: 'Footer', text: '/old-page is no page of the site', href: '/admin/content?tab=footer' },
                ],
              },
            ],
            linksTried: null,
          },
        },
        health: [{ id: 'cms', name: 'Content service', state: 'good', text: 'It answers', href: null }],
      },
    },
    errors: ['unauthenticated'],
  },
];
