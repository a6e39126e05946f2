import { z } from 'zod';
import { OPENING_HOURS_EXAMPLE } from '../constants/seo';
import { defaultSeo } from '../content/default-seo';
import {
  searchConsoleReplySchema,
  sitemapReplySchema,
  syncReplySchema,
  verifyReplySchema,
} from '../resources/seo/search-console';
import {
  stateConflictSchema,
  statePatchSchema,
  stateReplySchema,
  states,
  stateSavedSchema,
} from '../resources/states/states';
import type { Seo } from '../resources/seo/seo';
import type { Call } from './call';

const path = '/api/seo';
const revision = '3f9c1a7e.41';
const definition = states.seo;
const nothing = z.object({});
const emptyBody = { form: 'json' as const, schema: nothing, examples: [{ title: 'Nothing', value: {} }] };
const connection = {
  isConnected: true,
  verifiedAt: '2026-11-20T12:00:00.000Z',
  cannotSync: null,
  report: {
    lastSync: '2026-11-20T12:01:00.000Z',
    metrics: { impressions: 1200, clicks: 84, averagePosition: 8.4, ctr: 0.07 },
    topQueries: [{ name: 'parcel locker lagos', impressions: 300, clicks: 40, position: 3.1 }],
    topPages: [{ name: 'https://www.example.com/lockers', impressions: 500, clicks: 44, position: 5.2 }],
  },
};

/** The SEO settings (A17). */
export const seoCalls: readonly Call[] = [
  {
    row: 'A17',
    method: 'GET',
    path,
    title: 'Read the SEO settings',
    notes: [
      'All of them and their revision, which is also the `ETag`; `X-Stale: true` while the CMS cannot be reached.',
    ],
    audience: 'admins',
    reply: { schema: stateReplySchema<Seo>(definition), example: { state: defaultSeo, revision } },
    errors: ['unauthenticated'],
  },
  {
    row: 'A17',
    method: 'POST',
    path,
    title: 'Save the SEO settings',
    notes: [
      'A field that is absent keeps its value. What is saved is in force within a second: heads, robots.txt, sitemap, redirects, structured data, verification.',
      `Refused at its place: a robots.txt that hides the whole site, redirects in circles or twice from one address, structured data that is no JSON or has no type, opening hours of another form than \`${OPENING_HOURS_EXAMPLE}\`.`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: statePatchSchema<Seo>(definition),
      examples: [{ title: 'Another description', value: { state: { metaDescription: 'Parcel lockers.' }, revision } }],
    },
    reply: {
      schema: stateSavedSchema<Seo>(definition),
      example: { success: true, state: defaultSeo, revision: '3f9c1a7e.42', aliases: [] },
    },
    conflict: stateConflictSchema<Seo>(definition).pick({ state: true, conflicts: true, revision: true }),
    errors: ['bad_request', 'unauthenticated', 'invalid', 'revision_required', 'conflict', 'base_unknown', 'too_large'],
    merges: true,
  },
  {
    row: 'A17',
    method: 'POST',
    path: `${path}/sitemap`,
    title: 'Make the sitemap anew',
    notes: ['It is also made by itself with every change; this tells how many pages it names.'],
    audience: 'admins',
    body: emptyBody,
    reply: {
      schema: sitemapReplySchema,
      example: { success: true, pages: 15, address: 'https://www.example.com/sitemap.xml' },
    },
    errors: ['unauthenticated', 'conflict'],
  },
  {
    row: 'A17',
    method: 'POST',
    path: `${path}/verify`,
    title: 'Check the verification for Search Console',
    notes: [
      'Asks the site itself, at its public address, for what the stored method says: the tag of the home page, the file, Google Analytics on the home page; for `dns` the TXT records of the domain. `found` says what was there.',
    ],
    audience: 'admins',
    body: emptyBody,
    reply: {
      schema: verifyReplySchema,
      example: {
        success: true,
        verified: true,
        method: 'html-tag',
        checked: 'https://www.example.com/',
        found: 'The tag is on the page',
      },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'A17',
    method: 'GET',
    path: `${path}/search-console`,
    title: 'Read what is known of Search Console',
    notes: ['Whether the site is verified, and the figures of the last 28 days as Google told them last.'],
    audience: 'admins',
    reply: { schema: searchConsoleReplySchema, example: connection },
    errors: ['unauthenticated'],
  },
  {
    row: 'A17',
    method: 'POST',
    path: `${path}/search-console`,
    title: 'Ask Search Console for its figures',
    notes: ['Needs a verified site, a property, and the credentials of a service account (`GOOGLE_CREDENTIALS_FILE`).'],
    audience: 'admins',
    body: emptyBody,
    reply: { schema: syncReplySchema, example: { success: true, ...connection } },
    errors: ['unauthenticated', 'conflict', 'unavailable'],
  },
];
