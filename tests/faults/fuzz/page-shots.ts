import fc from 'fast-check';
import { anyJson, nastyText } from '../../support/arbitraries/json';
import { adminAddresses } from '../../support/admin-screens';
import { sitePages } from '../../support/site-pages';
import { plainForm } from './form-shots';
import { oddHeaders, oddTypes } from './hostile';
import type { Shot } from './shot';

const formPaths = [
  ...['/contact', '/franchise', '/newsletter', '/login', '/forgot-password', '/reset-password/x', '/invitation/x'],
  ...['/unsubscribe/x', `/unsubscribe/${'A'.repeat(43)}`, '/', '/admin', '/pricing'],
];

const otherPaths = [
  ...['/sitemap.xml', '/robots.txt', '/favicon.svg', '/site.webmanifest', '/press-releases/feed.xml', '/events/1.ics'],
  ...['/service-worker.js', '/offline', '/preview-frame', '/healthz', '/readyz', '/uploads/x.png', '/assets/x.js'],
  ...[
    '/forgot-password',
    '/reset-password/x',
    '/invitation/x',
    '/unsubscribe/x',
    '/api/placeholder/64/64',
    '/api',
    '/api/',
  ],
];

/** Addresses that have led past guards, into other folders, or to other hosts. */
const tricks = [
  ...['//', '//evil.example', '//evil.example/%2f..', '/\\evil.example', '/%2f%2fevil.example', '/.', '/..', '/../..'],
  ...[
    '/%2e%2e/%2e%2e/secrets.json',
    '/uploads/../secrets.json',
    '/uploads/%2e%2e%2fsecrets.json',
    '/uploads//x',
    '/uploads/',
  ],
  ...[
    '/uploads/%00',
    '/assets/..%2f..%2fserver.js',
    '/assets/',
    '/admin/x.css',
    '/admin/..%2f',
    '/api/content.php/x.css',
  ],
  ...[
    '/api//content.php',
    '/API/content.php',
    '/api/content.php%00',
    '/api/content.php/',
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '/a%0d%0ab',
  ],
  ...[
    '/press-releases/0',
    '/press-releases/1e3',
    '/press-releases/99999999999999999999',
    '/press-releases/%31',
    '/about/',
    '/about//',
  ],
  ...[
    '/events/0.ics',
    '/events/x.ics',
    '/events/9007199254740993.ics',
    '/api/placeholder/1e3/1',
    '/api/placeholder/-1/0x10',
  ],
  ...[
    `/${'a'.repeat(4_000)}`,
    `/${'a/'.repeat(2_000)}`,
    `/${'%2f'.repeat(900)}`,
    '/constructor',
    '/__proto__',
    '/about;x=1',
    '/*',
  ],
];

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'q',
        'category',
        'sent',
        'page',
        'size',
        'city',
        'status',
        'type',
        'next',
        'utm_source',
        'address',
        'w',
        'v',
        '__proto__',
      ),
      fc.oneof(nastyText, fc.constantFrom('all', 'contact', '//evil.example', '480', 'x'.repeat(3_000))),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'));

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string[]>(...sitePages) },
  { weight: 2, arbitrary: fc.constantFrom(...otherPaths) },
  { weight: 1, arbitrary: fc.constantFrom(...adminAddresses) },
  { weight: 3, arbitrary: fc.constantFrom(...tricks) },
  { weight: 1, arbitrary: nastyText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`) },
);

const address = fc
  .tuple(path, fc.oneof(query, fc.constant('')))
  .map(([where, asked]) => (asked === '' ? where : `${where}${where.includes('?') ? '&' : '?'}${asked}`));

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'TRACE', 'PROPFIND', 'PURGE'),
  },
);
const as = fc.constantFrom('visitor' as const, 'visitor' as const, 'admin' as const);

const looks: fc.Arbitrary<Shot> = fc
  .record({ method, path: address, headers: oddHeaders, as })
  .map((shot) => ({ ...shot, calls: [] }));

const forms: fc.Arbitrary<Shot> = fc
  .record({
    path: fc.constantFrom(...formPaths),
    json: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    ),
    body: plainForm,
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constant('application/x-www-form-urlencoded') },
      { weight: 1, arbitrary: oddTypes },
    ),
    headers: oddHeaders,
    odd: fc.nat(4),
    as,
  })
  .map(({ path: where, json, body, type, headers, odd, as: who }) => ({
    method: 'POST',
    path: where,
    headers: { ...(odd === 0 ? headers : {}), 'content-type': json === null ? type : 'application/json' },
    body: json ?? body,
    as: who,
    calls: [],
  }));

/** Requests of pages, files, made-up addresses and plain forms. */
export const pageShots: fc.Arbitrary<Shot> = fc.oneof({ weight: 3, arbitrary: looks }, { weight: 1, arbitrary: forms });
