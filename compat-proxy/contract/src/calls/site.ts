import { z } from 'zod';
import { MAX_PLACEHOLDER_SIDE } from '../constants/wire';
import type { Call } from './call';

/** What is no PHP call: files for crawlers, placeholder pictures, health (C18, C21, operations). */
export const siteCalls: readonly Call[] = [
  {
    row: 'C18',
    method: 'GET',
    path: '/sitemap.xml',
    title: 'Sitemap',
    notes: ['Every page that exists and may be found, and every post that visitors see once posts have a page.'],
    audience: 'everybody',
    reply: { mediaType: 'application/xml' },
    revalidates: true,
    errors: [],
  },
  {
    row: 'C18',
    method: 'GET',
    path: '/robots.txt',
    title: 'Robots',
    notes: ['Keeps crawlers out of the back-office and names the sitemap.'],
    audience: 'everybody',
    reply: { mediaType: 'text/plain' },
    revalidates: true,
    errors: [],
  },
  {
    row: 'P7',
    method: 'GET',
    path: '/api/pages',
    title: 'What a page shows',
    notes: [
      'For the site’s own script, which goes from page to page without loading a document. Its form changes with the build that `buildId` names.',
      '`address`: path and query of the page, the home page if it is missing. An address that is not there answers 404 with the page that says so.',
    ],
    audience: 'everybody',
    reply: {
      schema: z.object({ view: z.looseObject({ name: z.string() }), buildId: z.string() }),
      example: { view: { name: 'faq' }, buildId: '0a1b2c3d4e5f' },
    },
    revalidates: true,
    errors: ['bad_request'],
  },
  {
    row: 'C21',
    method: 'GET',
    path: '/api/placeholder/{width}/{height}',
    title: 'Placeholder picture',
    notes: [`A neutral SVG picture of the asked size: whole numbers from 1 to ${MAX_PLACEHOLDER_SIDE}.`],
    audience: 'everybody',
    reply: { mediaType: 'image/svg+xml' },
    errors: ['bad_request'],
  },
  {
    row: 'C20',
    method: 'GET',
    path: '/healthz',
    title: 'Whether the public origin lives',
    notes: ['Always 200 while the process runs.'],
    audience: 'everybody',
    reply: { schema: z.object({ status: z.literal('ok') }), example: { status: 'ok' } },
    errors: [],
  },
  {
    row: 'C20',
    method: 'GET',
    path: '/readyz',
    title: 'Whether it can serve',
    notes: ['200 once there is content to serve, else 503 with the same members; it stays 200 while the CMS is away.'],
    audience: 'everybody',
    reply: {
      schema: z.object({ status: z.string(), parts: z.object({ cms: z.string(), content: z.string() }) }),
      example: { status: 'ready', parts: { cms: 'answers', content: 'cms' } },
    },
    may503: true,
    errors: [],
  },
];
