import { MAX_BEACON_BYTES } from '../constants/analytics';
import { analyticsQuerySchema, analyticsReportSchema, realTimeSchema } from '../resources/analytics/report';
import { beaconSchema } from '../resources/analytics/beacon';
import type { Call } from './call';

/** What is measured of visits, and what is answered of it (A20). */
export const analyticsCalls: readonly Call[] = [
  {
    row: 'A20',
    method: 'POST',
    path: '/api/measure',
    title: 'Tell of a visit',
    notes: [
      `What a public page tells of a visit, by \`sendBeacon\`: at most ${MAX_BEACON_BYTES} bytes, without a cookie and without anything that says who it is.`,
      'The answer is the same whether it is counted or not. Not counted are programs, browsers that say ‘Do Not Track’ or ‘Global Privacy Control’ (as long as the settings honour that), browsers with a session, pages that are not there, and everything while analytics are off or the site is closed for maintenance.',
      'One thing of it that cannot be so – a name that is none, a number that no page has – is left out or cut, and the rest is counted. Refused is only what nothing can be counted of.',
      'What is sent again is counted again: a beacon has no name of its own.',
    ],
    audience: 'everybody',
    body: {
      form: 'json',
      schema: beaconSchema,
      examples: [
        {
          title: 'A page is shown',
          value: {
            page: '/pricing',
            referrer: 'www.google.com',
            medium: '',
            device: 'mobile',
            returning: false,
            items: [{ kind: 'view' }],
          },
        },
        {
          title: 'A page is left',
          value: {
            page: '/contact',
            referrer: '',
            medium: '',
            device: 'desktop',
            returning: false,
            items: [
              { kind: 'event', name: 'contact_form_started' },
              { kind: 'vitals', vitals: { fcp: 640, lcp: 910, cls: 0.01 } },
              { kind: 'leave', seconds: 41 },
            ],
          },
        },
      ],
    },
    reply: { nothing: true },
    errors: ['invalid', 'rate_limited', 'unavailable'],
  },
  {
    row: 'A20',
    method: 'GET',
    path: '/api/analytics',
    title: 'What was measured of a period',
    notes: [
      'The figures of a period beside those of the period of the same length before it. Days are those of Lagos.',
      '`from` and `to` count with `range=custom` alone, and are needed there.',
    ],
    audience: 'admins',
    query: analyticsQuerySchema,
    reply: {
      schema: analyticsReportSchema,
      example: {
        period: {
          from: '2026-01-24T23:00:00.000Z',
          to: '2026-01-31T09:00:00.000Z',
          previousFrom: '2026-01-18T13:00:00.000Z',
        },
        measuredSince: '2026-01-01T08:00:00.000Z',
        metrics: [{ id: 'pageViews', title: 'Page Views', unit: 'count', value: 120, previous: 100, change: 20 }],
        series: [{ at: '2026-01-24T23:00:00.000Z', visitors: 12, views: 40, previousVisitors: 10, previousViews: 31 }],
        topPages: [{ page: '/pricing', views: 40, change: 5 }],
        trafficSources: [{ source: 'organic', visitors: 30, percentage: 60 }],
        deviceBreakdown: [{ device: 'mobile', sessions: 41, percentage: 73.2 }],
        topKeywords: [{ keyword: 'how big', position: null, clicks: null, impressions: null, searches: 3 }],
        conversionFunnel: [{ step: 'Homepage Visits', visitors: 50, percentage: 100 }],
        goalCompletions: [{ goal: 'Newsletter Signup', completions: 2, rate: 3.6, change: null }],
        topEvents: [{ event: 'phone_called', count: 4, category: 'engagement' }],
        vitals: [{ page: '/', samples: 21, load: 1_200, fcp: 640, lcp: 910, inp: 48, cls: 0.01 }],
      },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'A20',
    method: 'GET',
    path: '/api/analytics/now',
    title: 'What happens now',
    notes: ['`activeUsers` were seen in the last five minutes; the rest is of today in Lagos.'],
    audience: 'admins',
    reply: {
      schema: realTimeSchema,
      example: { activeUsers: 2, pageViews: 31, sessions: 12, bounceRate: 41.7 },
    },
    errors: ['unauthenticated'],
  },
];
