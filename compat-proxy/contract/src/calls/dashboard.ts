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
      'Each figure of `hub` is a part of its own. `visits` are the page views of today; `site` says whether the site is closed for maintenance.',
      'In `health`, `off` is what is not set up. Content health counts all findings of a kind and tells at most 100 of them. Links to other sites are tried once a day, and called dead when two nights in a row have found nothing there; `unchecked` are those of which that could not be found out, which is no fault.',
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
        leads: { known: true, value: { new: 1, waiting: 1, late: 0, oldest: { id: 'contact-c1x2', receivedAt: at } } },
        hub: {
          slides: { known: true, value: { total: 4, shown: 3 } },
          posts: { known: true, value: { total: 15, published: 11, scheduled: 1, drafts: 3 } },
          testimonials: { known: true, value: { total: 6, shown: 5, featured: 2 } },
          team: { known: true, value: { total: 8, shown: 8 } },
          faqs: { known: true, value: { total: 24, shown: 23 } },
          events: { known: true, value: { total: 9, coming: 2, recurring: 1, past: 6 } },
          media: { known: true, value: { files: 41, trashed: 2 } },
          site: { known: true, value: { maintenance: false } },
          visits: { known: false, reason: 'The store of visits does not answer' },
        },
        activity: { known: false, reason: 'It could not be read' },
        contentHealth: {
          known: true,
          value: {
            kinds: [
              {
                kind: 'link',
                total: 1,
                findings: [
                  {
                    place: 'Footer',
                    address: null,
                    text: '/old-page is no page of the site',
                    href: '/admin/content?tab=footer',
                  },
                ],
              },
              {
                kind: 'unchecked',
                total: 1,
                findings: [
                  {
                    place: 'Contact',
                    address: 'https://social.example/company',
                    text: 'does not let programs look (999)',
                    href: '/admin/content?tab=contact',
                  },
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
