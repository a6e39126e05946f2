import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import type { Fault } from './testing/fake-cms';
import { testApp, type TestApp } from './testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(async () => {
  await test.close();
});

const host = { host: '127.0.0.1' };
const get = (url: string, headers: Record<string, string> = {}, app = test.app) =>
  app.inject({ method: 'GET', url, headers: { ...host, ...headers } });
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...host, 'content-type': 'application/json', ...headers },
  });

async function signIn(): Promise<string> {
  const answer = await post('/api/auth.php', { action: 'login', email: 'editor', password: 'right' });
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

describe('the proxy with a CMS that fails', () => {
  it.each<Fault>(['down', 'hang', 'error', 'garbage', 'wrong-shape'])(
    'C5: with a CMS that is %s, pages and public calls answer from the last good copy, also after a restart',
    async (fault) => {
      test.cms.edit((content) => void (content.heroSlides[0]!.title = 'Before the outage'));
      await vi.waitUntil(async () => (await get('/')).body.includes('Before the outage'));
      test.cms.fault = fault;
      const again = await test.restart();
      for (const app of [test.app, again]) {
        expect((await get('/', {}, app)).statusCode).toBe(200);
        expect((await get('/', {}, app)).body).toContain('Before the outage');
        expect((await get('/api/content.php', {}, app)).json()).toMatchObject({ revision: 'fake.2-public' });
      }
    },
  );

  it('C5: without any copy the defaults are shown, without a revision that a save could name', async () => {
    const dark = await testApp({ CMS_URL: 'http://127.0.0.1:9' });
    const answer = await dark.app.inject({ url: '/api/content.php', headers: host });
    expect(answer.json()).toMatchObject({ about: defaultContent.about });
    expect(answer.json()).not.toHaveProperty('revision');
    expect((await dark.app.inject({ url: '/readyz', headers: host })).statusCode).toBe(503);
    expect((await dark.app.inject({ url: '/healthz', headers: host })).statusCode).toBe(200);
    await dark.close();
  });

  it('C6: a save says 503, and the person stays signed in', async () => {
    const cookie = await signIn();
    test.cms.fault = 'down';
    expect((await post('/api/content.php', { revision: 'fake.1' }, { cookie })).statusCode).toBe(503);
    expect((await get('/api/auth.php', { cookie })).json()).toMatchObject({ authenticated: true });
  });
});

describe('pages', () => {
  it('P4: an edit through another door is on the page, and many requests cause one render', async () => {
    await Promise.all(Array.from({ length: 64 }, () => get('/')));
    expect(test.renderer.renders).toBe(1);
    test.cms.edit((content) => void (content.heroSlides[0]!.title = 'Edited elsewhere'));
    await vi.waitUntil(async () => (await get('/')).body.includes('Edited elsewhere'));
    expect(test.renderer.renders).toBe(2);
  });

  it('P4: a page is sent compressed, with an ETag that answers 304, the same for everyone', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    const known = { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) };
    expect((await get('/', known)).statusCode).toBe(304);
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('P19: unknown addresses share one 404; a trailing slash is sent on', async () => {
    expect((await get('/nothing')).statusCode).toBe(404);
    expect((await get('/%2e%2e/x')).statusCode).toBe(404);
    expect((await get('/login/')).headers.location).toBe('/login');
  });

  it('A1: the back-office is for signed-in people; everybody else is sent to the sign-in', async () => {
    expect((await get('/admin/content?x=1')).headers.location).toBe('/login?next=%2Fadmin%2Fcontent');
    const answer = await get('/admin', { cookie: await signIn() });
    expect(answer.body).toContain('id="admin"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('failures of our own', () => {
  it('C6: a page that cannot be rendered any more neither fails the save nor loses the old page', async () => {
    const cookie = await signIn();
    const before = (await get('/')).body;
    test.renderer.renderPage = () => {
      throw new Error('broken template');
    };
    expect((await post('/api/content.php', { revision: 'fake.1' }, { cookie })).statusCode).toBe(200);
    expect(await get('/')).toMatchObject({ statusCode: 200, body: before });
  });

  it('C2: tries during an outage are not counted', async () => {
    test.cms.fault = 'down';
    const login = { action: 'login', email: 'editor', password: 'right' };
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await post('/api/auth.php', login)).statusCode).toBe(503);
    test.cms.fault = 'none';
    await vi.waitUntil(async () => (await post('/api/auth.php', login)).statusCode === 200, { timeout: 5_000 });
  });
});

describe('sessions', () => {
  it('C2: after ten wrong passwords nothing is judged any more; a browser that signed in before still can', async () => {
    const known = await signIn();
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      answers.push(await post('/api/auth.php', { action: 'login', email: 'editor', password: 'wrong' }));
    }
    expect(answers.at(0)?.statusCode).toBe(401);
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const login = { action: 'login', email: 'editor', password: 'right' };
    expect((await post('/api/auth.php', login)).statusCode).toBe(429);
    expect((await post('/api/auth.php', login, { cookie: known })).statusCode).toBe(200);
  });

  it('C1: a session ends when its person is disabled or the password changes', async () => {
    const cookie = await signIn();
    test.cms.stamp = 'another';
    test.cms.accounts += 1;
    await vi.waitUntil(
      async () => !(await get('/api/auth.php', { cookie })).json<{ authenticated: boolean }>().authenticated,
    );
    test.cms.stamp = 'stamp-1';
    expect((await get('/api/auth.php', { cookie })).json()).toMatchObject({ authenticated: false });
  });
});

describe('what may be sent', () => {
  it('C6: an asking client gets the content back, an old one only success and revision', async () => {
    const cookie = await signIn();
    const old = await post('/api/content.php', { revision: 'fake.1' }, { cookie });
    expect(Object.keys(old.json())).toEqual(['success', 'revision']);
    const asking = await post('/api/content.php', { revision: 'fake.2' }, { cookie, 'x-conflicts': 'ask' });
    expect(asking.json()).toMatchObject({ success: true, content: { about: defaultContent.about } });
  });

  it('C19: hosts, origins and methods', async () => {
    expect((await test.app.inject({ url: '/', headers: { host: 'evil.example' } })).statusCode).toBe(421);
    const logout = { action: 'logout' };
    expect((await post('/api/auth.php', logout, { origin: 'null' })).statusCode).toBe(403);
    expect((await post('/api/auth.php', logout, { origin: 'http://127.0.0.1' })).statusCode).toBe(200);
    expect((await post('/api/auth.php', logout, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const wrong = await test.app.inject({ method: 'PUT', url: '/api/auth.php', headers: host });
    expect(wrong).toMatchObject({ statusCode: 405, headers: { allow: 'GET, POST' } });
  });

  it('C19: an unforeseen failure tells nothing of the inside', async () => {
    const answer = await post('/api/auth.php', '{"action":"login","__proto__":{"a":1}}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, requestId: expect.any(String) });
  });
});
