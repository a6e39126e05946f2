import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, authTexts, PERSON_HEADER } from '@apoti/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOf, TestApp } from '../testing/test-app';
import { FileSessionStore } from './file-store';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

describe('sessions', () => {
  it('C2: after five wrong passwords nothing is judged any more; a browser that the account signed in from still can', async () => {
    const known = await test.signIn();
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1) answers.push(await test.login('wrong'));
    expect(answers.at(0)?.statusCode).toBe(401);
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await test.login('right')).statusCode).toBe(429);
    expect((await test.login('right', { cookie: known })).statusCode).toBe(200);
    expect((await test.login('right', { cookie: known, email: 'editor@example.com' })).statusCode).toBe(200);
  });

  it('C2: a browser known to one account has no allowance for another', async () => {
    const cookie = await test.signIn();
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await test.login('wrong', { cookie, email: 'boss' })).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('C1: a session ends when its person is disabled or the password changes', async () => {
    const cookie = await test.signIn();
    test.cms.stamp = 'another';
    test.cms.accounts += 1;
    await vi.waitUntil(async () => !(await test.isSignedIn(cookie)));
    test.cms.stamp = 'stamp-1';
    expect(await test.isSignedIn(cookie)).toBe(false);
  });

  it('A6: a save that says that it is somebody else’s is refused, and ends no session', async () => {
    const cookie = await test.signIn();
    const save = (person: string) =>
      test.post('/api/content.php', { revision: 'fake.1' }, { cookie, [PERSON_HEADER]: person });
    const { statusCode, body } = await save('4711');
    expect([statusCode, body]).toEqual([401, expect.stringContaining('Somebody else has signed in')]);
    expect(await test.isSignedIn(cookie)).toBe(true);
    expect((await save('7')).statusCode).toBe(200);
  });

  it('C6: a save that the CMS refuses for its person ends the session', async () => {
    const cookie = await test.signIn();
    test.cms.refusesSaves = true;
    expect((await test.post('/api/content.php', { revision: 'fake.1' }, { cookie })).statusCode).toBe(401);
    test.cms.refusesSaves = false;
    expect(await test.isSignedIn(cookie)).toBe(false);
  });

  it('C3: logout takes the cookie back and ends the session on the server', async () => {
    const cookie = await test.signIn();
    const answer = await test.post('/api/auth.php', { action: 'logout' }, { cookie });
    expect(answer.cookies.find(({ name }) => name === 'session')).toMatchObject({ value: '' });
    expect(await test.isSignedIn(cookie)).toBe(false);
  });

  it('C2: each sign-in gets a session of its own; the one before is gone', async () => {
    const before = await test.signIn();
    const after = cookiesOf(await test.login('right', { cookie: before }));
    expect(await test.isSignedIn(before)).toBe(false);
    expect(await test.isSignedIn(after)).toBe(true);
  });

  it('F12: each has 192 random bits; one that was planted, guessed or signed by somebody else opens nothing', async () => {
    const ids = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) {
      const [, id = ''] = /session=([\w-]{32})\./.exec(await test.signIn()) ?? [];
      ids.add(id);
    }
    expect([ids.size, ids.has('')]).toEqual([20, false]);
    const planted = `session=${'a'.repeat(32)}.${'b'.repeat(43)}`;
    expect(await test.isSignedIn(planted)).toBe(false);
    const answer = await test.login('right', { cookie: planted });
    expect(cookiesOf(answer)).not.toContain('a'.repeat(32));
    expect(await test.isSignedIn(planted)).toBe(false);
  });

  it('F12: ended, it stays so for whoever kept its cookie, also after a restart', async () => {
    const kept = await test.signIn();
    await test.post('/api/auth.php', { action: 'logout' }, { cookie: kept });
    const again = await test.restart();
    for (const app of [test.app, again]) {
      expect((await test.get('/api/newsletter.php', { cookie: kept }, app)).statusCode).toBe(401);
      expect((await test.get('/admin', { cookie: kept }, app)).statusCode).toBe(302);
    }
    expect((await test.post('/api/content.php', { revision: 'fake.1' }, { cookie: kept })).statusCode).toBe(401);
  });

  it('F10: a forged mark of a known browser gives no allowance, and a real one opens nothing', async () => {
    const cookies = cookiesOf(await test.login('right')).split('; ');
    const device = cookies.find((one) => one.startsWith('device=')) ?? '';
    expect(await test.isSignedIn(device)).toBe(false);
    for (let attempt = 0; attempt < 6; attempt += 1) await test.login('wrong');
    const forged = `${device.slice(0, -8)}AAAAAAAA`;
    expect((await test.login('right', { cookie: forged })).statusCode).toBe(429);
    expect((await test.login('right', { cookie: device })).statusCode).toBe(200);
  });

  it('C2: sessions that cannot be stored are an honest 503', async () => {
    const folder = join(test.dataDir, 'sessions');
    await rm(folder, { recursive: true, force: true });
    // A file in the folder's place: also for root no folder can be made there.
    await writeFile(folder, '');
    const answer = await test.login('right');
    expect(answer).toMatchObject({ statusCode: 503 });
    expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' });
  });

  it('F1: a disk that has room for a session and none for its person is the same 503, in words', async () => {
    const cookie = await test.signIn();
    const { set } = FileSessionStore.prototype;
    vi.spyOn(FileSessionStore.prototype, 'set').mockImplementation(function (
      this: FileSessionStore,
      id,
      session,
      done,
    ) {
      if (session['person'] === undefined) set.call(this, id, session, done);
      else done(new ApiError('unavailable', authTexts.unavailable));
    });
    const answer = await test.login('right', { cookie });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({ success: false, error: authTexts.unavailable, code: 'unavailable' }),
    ]);
    vi.restoreAllMocks();
    expect((await test.login('right', { cookie })).statusCode).toBe(200);
  });

  it('F1: the back-office is there although the disk does not take that its person was greeted', async () => {
    const form = { username: 'editor', password: 'right' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const cookie = cookiesOf(await test.post('/login', new URLSearchParams(form).toString(), headers));
    vi.spyOn(FileSessionStore.prototype, 'set').mockImplementation((_id, _session, done) => {
      done(new ApiError('unavailable', authTexts.unavailable));
    });
    const shells = [await test.get('/admin', { cookie }), await test.get('/admin', { cookie })];
    expect(shells.map(({ statusCode, body }) => [statusCode, body.includes('greeted')])).toEqual([
      [200, true],
      [200, true],
    ]);
    vi.restoreAllMocks();
  });
});

describe('a site with an address of its own', () => {
  const partner = { origin: 'https://partner.example' };
  const settings = { PUBLIC_URL: 'https://site.example', ALLOWED_ORIGINS: 'https://partner.example' };
  let site: TestApp;
  beforeEach(async () => {
    site = await TestApp.start(settings);
  });
  afterEach(() => site.close());

  it('C2: on https each cookie is bound to the host and secure', async () => {
    const answer = await site.login('right', { origin: 'https://site.example' });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=63072000; includeSubDomains$/);
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual(['__Host-device', '__Host-session']);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
      expect(cookie).not.toHaveProperty('domain');
    }
  });

  it('C19: a sign-in from an allowed origin of another site gets a cookie that comes back from there only', async () => {
    const answer = await site.login('right', partner);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': partner.origin,
      'access-control-allow-credentials': 'true',
    });
    const cross = answer.cookies.find(({ name }) => name === '__Host-session-cross');
    expect(cross).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', partitioned: true });
    const cookie = `__Host-session-cross=${encodeURIComponent(cross?.value ?? '')}`;
    const ask = (headers: Record<string, string>) => site.get('/api/auth.php', { cookie, ...headers });
    expect((await ask(partner)).json()).toMatchObject({ authenticated: true });
    expect((await ask({})).json()).toMatchObject({ authenticated: false });
    await site.post('/api/auth.php', { action: 'logout' }, { cookie, ...partner });
    expect((await ask(partner)).json()).toMatchObject({ authenticated: false });
  });

  it('C19: other origins read and write nothing, and only the calls speak to allowed ones', async () => {
    const evil = { origin: 'https://evil.example' };
    expect((await site.get('/api/content.php', evil)).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await site.post('/api/auth.php', { action: 'logout' }, evil)).statusCode).toBe(403);
    expect((await site.get('/', partner)).headers).not.toHaveProperty('access-control-allow-origin');
    const asked = { host: 'site.example', ...partner, 'access-control-request-method': 'POST' };
    const preflight = await site.app.inject({ method: 'OPTIONS', url: '/api/content.php', headers: asked });
    expect(preflight).toMatchObject({
      statusCode: 204,
      headers: {
        'access-control-allow-origin': partner.origin,
        'access-control-allow-headers': 'Content-Type, X-Conflicts, Idempotency-Key, If-Match, If-None-Match, X-Person',
      },
    });
  });

  it('C19: an allowed origin reads what the back-office needs besides the body, and asks again with the tag of what it has', async () => {
    const answer = await site.get('/api/events', partner);
    const exposed = String(answer.headers['access-control-expose-headers']).toLowerCase().split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['etag', 'x-build', 'x-closed', 'x-stale', 'retry-after']));
    const again = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' };
    const preflight = await site.app.inject({
      method: 'OPTIONS',
      url: '/api/events',
      headers: { host: 'site.example', ...partner, ...again },
    });
    expect(String(preflight.headers['access-control-allow-headers']).toLowerCase()).toContain('if-none-match');
  });

  it('C19: loopback names are for health checks only', async () => {
    expect((await site.get('/', { host: '127.0.0.1' })).statusCode).toBe(421);
    expect((await site.get('/healthz', { host: '127.0.0.1' })).statusCode).toBe(200);
  });
});
