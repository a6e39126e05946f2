import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import type { Fault } from './testing/fake-cms';
import { TestApp } from './testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

it("C19, F6: what is too long to be the name of anything is answered in the wire's form", async () => {
  const answer = await test.get(`/api/reports/${'x'.repeat(9_000)}`);
  expect(answer).toMatchObject({ statusCode: 401, headers: { 'x-content-type-options': 'nosniff' } });
  expect(answer.json()).toMatchObject({ success: false, code: 'unauthenticated' });
});

describe('the proxy with a CMS that fails', () => {
  it.each<Fault>(['down', 'hang', 'error', 'garbage', 'wrong-shape'])(
    'C5: with a CMS that is %s, pages and public calls answer from the last good copy, also after a restart',
    async (fault) => {
      test.cms.edit((content) => void (content.heroSlides[0]!.title = 'Before the outage'));
      await vi.waitUntil(async () => (await test.snapshot()).includes('Before the outage'));
      test.cms.fault = fault;
      const again = await test.restart();
      for (const app of [test.app, again]) {
        const page = await test.get('/', {}, app);
        expect(page).toMatchObject({ statusCode: 200, body: expect.stringContaining('Before the outage') });
        expect((await test.get('/api/content.php', {}, app)).json()).toMatchObject({ revision: 'fake.2-public' });
      }
    },
  );

  it('C5: without any copy the defaults are shown, without a revision that a save could name', async () => {
    const dark = await TestApp.start({ CMS_URL: 'http://127.0.0.1:9' });
    const answer = await dark.get('/api/content.php');
    expect(answer.json()).toMatchObject({ about: defaultContent.about });
    expect(answer.json()).not.toHaveProperty('revision');
    expect((await dark.get('/readyz')).statusCode).toBe(503);
    expect((await dark.get('/healthz')).statusCode).toBe(200);
    await dark.close();
  });

  it('C6: a save says 503, and the person stays signed in', async () => {
    const cookie = await test.signIn();
    test.cms.fault = 'down';
    expect((await test.post('/api/content.php', { revision: 'fake.1' }, { cookie })).statusCode).toBe(503);
    expect(await test.isSignedIn(cookie)).toBe(true);
  });

  it('C6: saves that the CMS cannot answer do not keep the proxy from seeing other edits', async () => {
    const cookie = await test.signIn();
    test.cms.faultOfWrites = 'down';
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await test.post('/api/content.php', { revision: 'fake.1' }, { cookie })).statusCode).toBe(503);
    }
    test.cms.edit((content) => void (content.heroSlides[0]!.title = 'Seen all the same'));
    await vi.waitUntil(async () => (await test.get('/')).body.includes('Seen all the same'));
  });

  it('C2: a sign-in that the CMS cannot judge is a 503, and no try is used up', async () => {
    test.cms.fault = 'down';
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await test.login('right')).statusCode).toBe(503);
    test.cms.fault = 'none';
    await vi.waitUntil(async () => (await test.login('right')).statusCode === 200, { timeout: 5_000 });
  });
});

describe('failures of our own', () => {
  it('C6: a page that cannot be rendered any more neither fails the save nor loses the old page', async () => {
    const cookie = await test.signIn();
    const before = (await test.get('/')).body;
    // It is kept once it is there in every encoding.
    for (const encoding of ['gzip', 'br']) await test.get('/', { 'accept-encoding': encoding });
    test.renderer.renderPage = () => {
      throw new Error('broken template');
    };
    expect((await test.post('/api/content.php', { revision: 'fake.1' }, { cookie })).statusCode).toBe(200);
    expect(await test.get('/')).toMatchObject({ statusCode: 200, body: before });
  });
});

describe('what may be sent', () => {
  it('C6: an asking client gets the content back, an old one only success and revision', async () => {
    const cookie = await test.signIn();
    const old = await test.post('/api/content.php', { revision: 'fake.1' }, { cookie });
    expect(Object.keys(old.json())).toEqual(['success', 'revision']);
    const asking = await test.post('/api/content.php', { revision: 'fake.2' }, { cookie, 'x-conflicts': 'ask' });
    expect(asking.json()).toMatchObject({ success: true, content: { about: defaultContent.about } });
  });

  it('C6: a save without a revision, or with one that names any, is a 428', async () => {
    const cookie = await test.signIn();
    expect((await test.post('/api/content.php', {}, { cookie })).statusCode).toBe(428);
    expect((await test.post('/api/content.php', {}, { cookie, 'if-match': '*' })).statusCode).toBe(428);
    expect((await test.post('/api/content.php', {}, { cookie, 'if-match': '"fake.1"' })).statusCode).toBe(200);
  });

  it('C19: hosts and origins', async () => {
    expect((await test.get('/', { host: 'evil.example' })).statusCode).toBe(421);
    const logout = { action: 'logout' };
    const from = async (headers: Record<string, string>) =>
      (await test.post('/api/auth.php', logout, headers)).statusCode;
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ origin: 'http://127.0.0.1' })).toBe(200);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('C19: a method that is not possible is told which are', async () => {
    const send = (method: 'PUT' | 'POST', url: string) =>
      test.app.inject({ method, url, headers: { host: '127.0.0.1' } });
    expect(await send('PUT', '/api/auth.php')).toMatchObject({
      statusCode: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
    expect(await send('POST', '/api/placeholder/64/64')).toMatchObject({
      statusCode: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect((await send('POST', '/api/nothing')).json()).toMatchObject({ success: false, code: 'not_found' });
  });

  it.each([
    ['a prototype', '{"action":"login","__proto__":{"a":1}}'],
    ['half an object', '{"action":"log'],
    ['nothing', ''],
    ['another type', '[]'],
    ['a very deep list', `{"action":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('C19: %s is a clear 4xx that tells nothing of the inside', async (_, body) => {
    const answer = await test.post('/api/auth.php', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, error: expect.any(String), requestId: expect.any(String) });
  });

  it.each(['/api/settings', '/api/seo', '/api/content.php', '/api/team.php', '/api/blog.php'])(
    'C19: %s refuses values in very many levels, wherever they stand, and nothing is saved',
    async (path) => {
      const cookie = await test.signIn();
      const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
      for (const name of ['state":{"general', 'about', 'members', 'id', 'content']) {
        const body = `{"revision":"fake.1","${name}":${deep}}${name.includes('{') ? '}' : ''}`;
        const answer = await test.post(path, body, { cookie });
        expect([name, answer.statusCode]).toEqual([name, 400]);
        expect(answer.json()).toMatchObject({ success: false, error: 'The body has more than 64 levels' });
      }
      expect(test.cms.saves).toEqual([]);
    },
  );

  it('C19: bytes that are not UTF-8 are refused, and nothing is saved', async () => {
    const cookie = await test.signIn();
    const payload = Buffer.concat([
      Buffer.from('{"revision":"fake.1","about":{"title":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}}'),
    ]);
    const headers = { host: '127.0.0.1', 'content-type': 'application/json', cookie };
    const answer = await test.app.inject({ method: 'POST', url: '/api/content.php', payload, headers });
    expect(answer).toMatchObject({ statusCode: 400 });
    expect(test.cms.saves).toEqual([]);
  });

  it('C19: only JSON is taken', async () => {
    const answer = await test.post('/api/auth.php', 'action=logout', { 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ statusCode: 415 });
  });
});
