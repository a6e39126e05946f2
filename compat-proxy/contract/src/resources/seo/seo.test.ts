import { describe, expect, it } from 'vitest';
import * as constants from '../../constants/seo';
import { META_DESCRIPTION_LENGTH } from '../../constants/seo';
import { defaultSeo } from '../../content/default-seo';
import { toFieldIssues } from '../../errors/describe-issues';
import { idlePages } from './idle-pages';
import { jsonLdIn } from './json-ld';
import { followedRedirects } from './followed-redirects';
import { endOf, redirectsSchema, type Redirect } from './redirects';
import { hiddenPages, robotsFault } from './robots';
import { seoSchema, verificationCodeIn, type Seo } from './seo';

const issues = (fields: Partial<Record<keyof Seo, unknown>>) => {
  const { error } = seoSchema.safeParse({ ...defaultSeo, ...fields });
  return error ? toFieldIssues(error) : [];
};
const withContact = (email: string): Seo['organizationSchema'] => ({
  ...defaultSeo.organizationSchema,
  contactPoint: { ...defaultSeo.organizationSchema.contactPoint, email },
});
const redirect = (from: string, to: string): Redirect => ({ key: from, from, to, type: 'permanent' });

it('A17: what a new site has keeps its own rules', () => {
  expect(issues({})).toEqual([]);
  expect(defaultSeo.robotsTxt).toBe('User-agent: *\nDisallow: /admin/\nDisallow: /api/private/');
  expect(defaultSeo.noIndexPages).toEqual(['/admin', '/login', '/register']);
});

describe('robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /', 'hides the whole site from all search engines (line 2)'],
    [
      'User-agent: *\nDisallow: /\nAllow: /$',
      'hides the whole site but its home page from all search engines (line 2)',
    ],
    [
      'User-agent: *\nAllow: /\nUser-agent: bingbot\nAllow: /$\nDisallow: /*',
      'hides the whole site but its home page from Bing (line 5)',
    ],
    ['User-agent: *\nDisallow: /$', 'hides the home page from all search engines (line 2)'],
    ['User-agent: *\nDisallow: /\nAllow: /pricing', 'hides the home page from all search engines (line 2)'],
    ['user-agent:*\ndisallow:/ # for now', 'hides the whole site from all search engines (line 2)'],
    ['User-agent: *\nDisallow: /*', 'hides the whole site from all search engines (line 2)'],
    ['User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /', 'hides the whole site from Google (line 5)'],
    [
      'User-agent: a\nUser-agent: *\nDisallow: /\nDisallow: /admin',
      'hides the whole site from all search engines (line 3)',
    ],
    ['Disallow', 'has no rule on line 1: write it as “Disallow: /path”'],
  ])('A17: %j is refused', (text, fault) => {
    expect(robotsFault(text)).toBe(fault);
    expect(issues({ robotsTxt: text })).toEqual([{ path: ['robotsTxt'], message: fault }]);
  });

  it.each([
    '',
    'User-agent: *\nDisallow:',
    'User-agent: *\nDisallow: /\nAllow: /',
    'User-agent: BadBot\nDisallow: /',
    'User-agent: *\nDisallow: /admin/\nSitemap: https://x.example/s.xml\n# a note',
  ])('A17: %j is taken', (text) => expect(robotsFault(text)).toBeNull());
});

it.each([
  ['/faq', ['/faq']],
  ['/faq$', ['/faq']],
  ['/fa$', []],
  ['/*q', ['/faq']],
  ['/f*q$', ['/faq']],
  ['*aq$', ['/faq']],
  ['/faq*faq$', []],
  ['/f.q', []],
])('A17: the rule %s hides of /faq and others what it should', (path, hidden) => {
  expect(
    hiddenPages(`User-agent: *\nDisallow: ${path}`).filter((page) => page.includes('f') && page.endsWith('q')),
  ).toEqual(hidden);
});

it('A17: a robots.txt that is written to take long is read at once', () => {
  const started = performance.now();
  expect(robotsFault(`User-agent: *\nDisallow: /${'*'.repeat(15_000)}!`)).toBeNull();
  expect(robotsFault(`User-agent: *\nDisallow: ${'*r'.repeat(5_000)}`)).toBeNull();
  expect(robotsFault(`Disallow:${' '.repeat(15_000)}#\rx`)).toBeNull();
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('A17: pages that a robots.txt hides are named', () => {
  expect(hiddenPages('User-agent: *\nDisallow: /p\nAllow: /press-releases')).toEqual(['/pricing', '/privacy']);
  expect(hiddenPages(defaultSeo.robotsTxt)).toEqual([]);
});

describe('redirects', () => {
  it.each([
    [[redirect('/a', '/a')], [0, 'to']],
    [
      [redirect('/a', '/b'), redirect('/b/', '/c'), redirect('/c', '/a?x=1')],
      [0, 'to'],
    ],
    [
      [redirect('/a', '/b'), redirect('/a/', '/c')],
      [1, 'from'],
    ],
    [[redirect('', '/b')], [0, 'from']],
    [[redirect('/', '/b')], [0, 'from']],
    [[redirect('/admin/x', '/b')], [0, 'from']],
    [[redirect('/Sitemap.xml', '/b')], [0, 'from']],
    [[redirect('/robots.txt', '/b')], [0, 'from']],
    [[redirect('/press-releases/feed.xml', '/b')], [0, 'from']],
    [[redirect('/events/3.ics', '/b')], [0, 'from']],
    [[redirect('/og.jpg', '/b')], [0, 'from']],
    [[redirect('/forgot-password', '/b')], [0, 'from']],
    [[redirect('/unsubscribe/abc', '/b')], [0, 'from']],
    [[redirect('/faq', '/b')], [0, 'from']],
    [[redirect('/faq/', '/b')], [0, 'from']],
    [[redirect('//evil.example', '/b')], [0, 'from']],
    [[redirect('/a', 'javascript:alert(1)')], [0, 'to']],
    [[redirect('/a', '//evil.example')], [0, 'to']],
    [[redirect('/a', 'mailto:a@b.example')], [0, 'to']],
  ])('A17: %j are refused beside the row', (redirects, path) => {
    const { error } = redirectsSchema.safeParse(redirects);
    expect(error?.issues.map((issue) => issue.path)).toContainEqual(path);
  });

  it('A17: one that leads on through others ends where they do', () => {
    const all = [redirect('/a', '/b'), redirect('/b', 'https://x.example/c')];
    expect(redirectsSchema.safeParse(all).success).toBe(true);
    expect(endOf(all, all[0]!)).toEqual({ to: 'https://x.example/c', type: 'permanent' });
  });
});

it.each(['https://www.example.com', 'https://lockers.example'])(
  'A17: one to the own address %s is one within the site',
  (own) => {
    const redirects = [
      redirect('/a', `${own}/b`),
      redirect('/b', `${own}//a`),
      redirect('/c', own),
      redirect('/d', `${own}x/a`),
    ];
    const followed = followedRedirects(
      { canonicalUrl: 'https://www.example.com/', redirects },
      'https://lockers.example',
    );
    expect(followed.map(({ to }) => to)).toEqual(['/b', '/a', '/', `${own}x/a`]);
    expect([redirects, followed].map((list) => redirectsSchema.safeParse(list).success)).toEqual([true, false]);
  },
);

it('A17: one that leads on through one for now is for now itself, wherever that one stands', () => {
  const forNow = { ...redirect('/b', '/c'), type: 'temporary' as const };
  const all = [redirect('/a', '/b'), forNow, redirect('/c', '/d')];
  expect(all.map((one) => endOf(all, one)?.type)).toEqual(['temporary', 'temporary', 'permanent']);
});

it('A17: entries at which no page is are told apart, with what may be meant', () => {
  expect(idlePages([...defaultSeo.noIndexPages, '/faq/', '/press-releases/7', '/admin/seo', '/', 'login', ''])).toEqual(
    [],
  );
  expect(idlePages(['/press-releases/*', '/FAQ', '/shop', '/Press-Releases/7/', '/uploads/a.pdf'])).toEqual([
    { path: '/press-releases/*', meant: null },
    { path: '/FAQ', meant: '/faq' },
    { path: '/shop', meant: null },
    { path: '/Press-Releases/7/', meant: '/press-releases/7' },
    { path: '/uploads/a.pdf', meant: null },
  ]);
});

describe('structured data', () => {
  it.each(['{', '[1]', '{"name":"x"}', '{"@type":""}', '[{"@type":"A"},{}]', '"x"', 'null'])(
    'A17: %s is refused',
    (text) => {
      expect(jsonLdIn(text)).toBeNull();
      expect(issues({ additionalSchema: text })).toHaveLength(1);
    },
  );

  it('A17: an object, a list and a graph are taken; the context is there', () => {
    expect(jsonLdIn('{"@type":"Thing"}')).toEqual([{ '@context': 'https://schema.org', '@type': 'Thing' }]);
    expect(jsonLdIn('[{"@type":"A"},{"@graph":[{"@type":"B"}]}]')).toHaveLength(2);
    expect(jsonLdIn(' ')).toEqual([]);
  });

  it('A17: facts of very many levels are refused, for every page goes through them by calls of itself', () => {
    const nested = (levels: number) => `{"@type":"Thing","a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(jsonLdIn(nested(31))).toHaveLength(1);
    for (const levels of [32, 9_900]) {
      const message = 'has more than 32 levels';
      expect(issues({ additionalSchema: nested(levels) })).toEqual([{ path: ['additionalSchema'], message }]);
      expect(jsonLdIn(nested(levels))).toBeNull();
    }
  });
});

it.each([
  [{ canonicalUrl: 'https://x.example/path' }, ['canonicalUrl']],
  [{ canonicalUrl: 'https://x.example:99999' }, ['canonicalUrl']],
  [{ canonicalUrl: 'https://999.999.999.999' }, ['canonicalUrl']],
  [{ twitterSite: 'example' }, ['twitterSite']],
  [{ noIndexPages: ['/'] }, ['noIndexPages', 0]],
  [{ noIndexPages: ['login'] }, ['noIndexPages', 0]],
  [{ openingHours: ['9 to 5'] }, ['openingHours', 0]],
  [{ bingWebmaster: '<meta>' }, ['bingWebmaster']],
  [{ metaDescription: '<script>', yandexWebmaster: '"><script>' }, ['yandexWebmaster']],
  [{ organizationSchema: withContact('the office') }, ['organizationSchema', 'contactPoint', 'email']],
] as const)('A17: %j is refused at its place', (fields, path) => {
  expect(issues(fields).map((issue) => issue.path)).toEqual([path]);
});

it('A17: the contact’s e-mail may be empty or an address', () => {
  expect(issues({ organizationSchema: withContact('help@example.com') })).toEqual([]);
  expect(issues({ organizationSchema: withContact('') })).toEqual([]);
});

it('A17: a description may be longer than what is counted', () => {
  expect(META_DESCRIPTION_LENGTH).toBe(160);
  expect(issues({ metaDescription: 'x'.repeat(META_DESCRIPTION_LENGTH + 1) })).toEqual([]);
});

it('A22: what can be chosen, letter by letter', () => {
  expect(constants.ogTypes).toEqual(['website', 'article', 'business.business']);
  expect(constants.twitterCards).toEqual(['summary', 'summary_large_image']);
  expect(constants.businessTypes).toEqual(['LocalBusiness', 'Organization', 'Corporation']);
  expect(constants.priceRanges).toEqual(['₦', '₦₦', '₦₦₦', '₦₦₦₦']);
  expect(constants.verificationMethods).toEqual(['html-tag', 'html-file', 'dns', 'google-analytics']);
  expect(constants.SEARCH_CONSOLE_DAYS).toBe(28);
  expect(constants.PREVIEW_SIZE).toEqual({ width: 1200, height: 630 });
});

it('A21: what the screen says, letter by letter', () => {
  expect(Object.values(constants.seoTexts)).toEqual([
    'SEO settings saved successfully!',
    'Failed to save SEO settings',
    'Sitemap generated successfully!',
    'Failed to generate sitemap',
    'Google Search Console verified successfully!',
    'Verification failed. Please check your verification code.',
    'Search Console data synced successfully!',
    'Failed to sync data',
    'Copied to clipboard!',
  ]);
});

it('A17: a code is found in the tag that a search engine gives to copy', () => {
  expect(verificationCodeIn('<meta name="google-site-verification" content="ab-C_1" />')).toBe('ab-C_1');
  expect(verificationCodeIn(' ab ')).toBe('ab');
});
