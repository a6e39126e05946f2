import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@apoti/contract/calls/calls';
import { TestApp } from '../testing/test-app';

const https = { PUBLIC_URL: 'https://site.example' };
let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await TestApp.start(https);
  cookie = await test.signIn({ origin: 'https://site.example' });
});
afterAll(() => test.close());

/** Answers of every kind: pages, files, calls, refusals, redirects. */
const answers: [what: string, ask: () => ReturnType<TestApp['get']>][] = [
  ['a page', () => test.get('/')],
  ['a page that is not there', () => test.get('/nowhere')],
  ['a page under another form of its address', () => test.get('/login/')],
  ['the sign-in', () => test.get('/login')],
  ['the page of a forgotten password', () => test.get('/forgot-password')],
  ['the back-office, to a stranger', () => test.get('/admin')],
  ['the back-office', () => test.get('/admin', { cookie })],
  ['the preview’s frame', () => test.get('/preview-frame')],
  ['a script', () => test.get('/assets/site-abc.js')],
  ['an upload that is not there', () => test.get('/uploads/none.png')],
  ['the service worker', () => test.get('/service-worker.js')],
  ['robots.txt', () => test.get('/robots.txt')],
  ['the sitemap', () => test.get('/sitemap.xml')],
  ['the feed', () => test.get('/press-releases/feed.xml')],
  ['the icon', () => test.get('/favicon.svg')],
  ['the manifest', () => test.get('/site.webmanifest')],
  ['a call', () => test.get('/api/content.php')],
  ['a call, to who is signed in', () => test.get('/api/content.php', { cookie })],
  ['a drawn picture', () => test.get('/api/placeholder/64/64')],
  ['a call that is not there', () => test.get('/api/none')],
  ['a call for admins only', () => test.get('/api/newsletter.php')],
  ['a call that is no JSON', () => test.post('/api/auth.php', '{')],
  ['a write of another site', () => test.post('/api/auth.php', {}, { origin: 'https://evil.example' })],
  ['another host', () => test.get('/', { host: 'evil.example' })],
  ['another method', () => test.app.inject({ method: 'PUT', url: '/login', headers: { host: 'site.example' } })],
  ['health', () => test.get('/healthz')],
];

describe('every answer', () => {
  it.each(answers)(
    'F11: %s runs nothing that is not ours, is framed by no other site and is what it says',
    async (_, ask) => {
      const { headers } = await ask();
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'"]));
      expect(policy.join()).toMatch(/form-action '(none|self)'/);
      expect(policy.join()).toMatch(/frame-ancestors '(none|self)'/);
      expect(policy.join()).not.toContain('unsafe-');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^strict-origin(-when-cross-origin)?$/),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      expect(['same-origin', 'cross-origin']).toContain(headers['cross-origin-resource-policy']);
    },
  );

  it.each(answers)('F12: %s tells its type, text with its letters, and nothing of what runs here', async (_, ask) => {
    const { headers, body } = await ask();
    const type = String(headers['content-type'] ?? '');
    if (body !== '') expect(type).not.toBe('');
    if (/^(text\/|application\/(json|xml|rss))/.test(type)) expect(type).toMatch(/charset=utf-8/i);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(body).not.toMatch(/strapi|fastify|node_modules|\.ts:\d/i);
  });
});

describe('what only signed-in people get', () => {
  const reads = calls
    .filter(({ method, audience }) => method === 'GET' && audience !== 'everybody')
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'));

  it.each([...reads, '/admin', '/admin/content'])('F12: %s is kept by nobody, whatever the answer is', async (path) => {
    expect((await test.get(path, { cookie })).headers['cache-control']).toBe('no-store');
  });

  it.each(calls.filter(({ method, audience }) => method === 'GET' && audience === 'admins').map(({ path }) => path))(
    'F12: GET %s without a session is refused, and nobody keeps the refusal',
    async (path) => {
      const answer = await test.get(path.replaceAll(/\{\w+\}/g, '1'));
      expect(answer.headers['cache-control']).toBe('no-store');
      expect([401, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ success: false });
    },
  );
});
