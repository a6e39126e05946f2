import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../testing/test-app';

let site: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await TestApp.start({ PUBLIC_URL: 'https://site.example', ALLOWED_ORIGINS: 'https://partner.example' });
  cookie = await site.signIn({ origin: 'https://site.example' });
});
afterAll(() => site.close());

const save = (headers: Record<string, string>) =>
  site.post('/api/content.php', { revision: 'fake.1' }, { cookie, ...headers });

describe('a write with the session of who is signed in', () => {
  it.each<[from: string, headers: Record<string, string>]>([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site, by its fetch metadata alone', { 'sec-fetch-site': 'cross-site' }],
    ['a host below ours', { origin: 'https://a.site.example', 'sec-fetch-site': 'same-site' }],
    ['a host beside ours, by its fetch metadata alone', { 'sec-fetch-site': 'same-site' }],
    ['a document without an origin', { origin: 'null' }],
    ['our host without https', { origin: 'http://site.example' }],
    ['another port of our host', { origin: 'https://site.example:8443' }],
    ['a host that begins as ours', { origin: 'https://site.example.evil.example' }],
    ['a host that ends as ours', { origin: 'https://evilsite.example' }],
    ['a host that ends as an allowed one', { origin: 'https://evilpartner.example' }],
    ['an allowed host without https', { origin: 'http://partner.example' }],
    ['nowhere, with an empty origin', { origin: '' }],
    ['ours and another one', { origin: 'https://site.example, https://evil.example' }],
  ])('F12: of %s is refused and changes nothing', async (_, headers) => {
    expect((await save(headers)).statusCode).toBe(403);
    expect(site.cms.saves).toEqual([]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain; application/json',
  ])('F12: as %s, which needs no preflight, is not taken for JSON', async (type) => {
    expect((await save({ 'content-type': type })).statusCode).toBe(415);
    expect(site.cms.saves).toEqual([]);
  });

  it('F12: by a link, a picture or a prefetch does nothing: what is read changes nothing', async () => {
    const before = { saves: site.cms.saves.length, leads: site.cms.leads.length };
    for (const url of ['/api/auth.php?action=logout', '/api/content.php?revision=fake.1', '/unsubscribe/x', '/login']) {
      await site.get(url, { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' });
    }
    expect(await site.isSignedIn(cookie)).toBe(true);
    expect({ saves: site.cms.saves.length, leads: site.cms.leads.length }).toEqual(before);
  });

  it('F12: a method in a header or in the body is no method', async () => {
    const body = { _method: 'DELETE', id: 1 };
    const tricks = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    const answer = await site.post('/api/newsletter.php', body, tricks);
    expect(answer.statusCode).toBe(422);
  });
});

describe('what a request says twice', () => {
  it.each(['/api/media.php?type=active&type=trash', '/api/pages?address=/&address=/login', '/api/posts?page=1&page=2'])(
    'F12: %s gets a clear answer, never the second for the first',
    async (url) => {
      const { statusCode } = await site.get(url, { cookie });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    },
  );
});
