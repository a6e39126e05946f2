import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSED_HEADER } from '@apoti/contract';
import { z } from 'zod';
import { TestApp } from '../testing/test-app';

/** How long a change may take to be seen on a busy machine. */
const PATIENCE = { timeout: 4_000 };

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

/** Says in the CMS whether the site is closed, and waits until the proxy goes by it. */
async function close(maintenanceMode: boolean): Promise<void> {
  const { settings } = test.cms;
  test.cms.settings = { ...settings, general: { ...settings.general, maintenanceMode } };
  test.cms.number += 1;
  await vi.waitFor(async () => expect((await test.get('/')).statusCode).toBe(maintenanceMode ? 503 : 200), PATIENCE);
}

/** The status of an address that is sent as it is, without being tidied up before. */
async function askRaw(path: string, cookie = ''): Promise<number | undefined> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.object({ port: z.number() }).parse(test.app.server.address());
  const asking = request({ port, path, agent: false, headers: { host: '127.0.0.1', cookie } }).end();
  const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asking, 'response'));
  answer.resume();
  return answer.statusCode;
}

describe('maintenance mode', () => {
  it('A18: closes every page with 503 and Retry-After, and opens them again', async () => {
    expect((await test.get('/contact')).statusCode).toBe(200);
    await close(true);
    for (const url of ['/', '/contact', '/contact?topic=x', '/nothing']) {
      const { statusCode, headers } = await test.get(url);
      expect([url, statusCode, headers]).toMatchObject([
        url,
        503,
        { 'retry-after': '600', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
      ]);
    }
    await close(false);
    expect((await test.get('/contact')).statusCode).toBe(200);
  });

  it('A18: is told with the answers to the back-office, which says so on every screen, and to nobody else', async () => {
    const told = async (url: string) => (await test.get(url)).headers[CLOSED_HEADER];
    expect(await told('/api/auth.php')).toBeUndefined();
    await close(true);
    expect([await told('/api/auth.php'), await told('/'), await told('/api/team.php')]).toEqual([
      '1',
      undefined,
      undefined,
    ]);
    await close(false);
    expect(await told('/api/auth.php')).toBeUndefined();
  });

  it('A18: a page that a browser has already is closed to it too', async () => {
    const { etag } = (await test.get('/contact')).headers;
    await close(true);
    expect((await test.get('/contact', { 'if-none-match': String(etag) })).statusCode).toBe(503);
  });

  it('A18: the sign-in, the back-office, files and health go on', async () => {
    await close(true);
    const status = async (url: string) => (await test.get(url)).statusCode;
    expect(await status('/login')).toBe(200);
    expect((await test.get('/admin')).headers.location).toBe('/login?next=%2Fadmin');
    expect(await status('/api/auth.php')).toBe(200);
    for (const url of ['/assets/site-abc.js', '/robots.txt', '/site.webmanifest', '/healthz', '/readyz']) {
      expect([url, await status(url)]).toEqual([url, 200]);
    }
    expect((await test.login('right')).statusCode).toBe(200);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await test.post('/login', 'email=editor&password=right', form)).statusCode).toBe(303);
  });

  it('A18: signed-in people see the site and its calls; who has signed out does not', async () => {
    const cookie = await test.signIn();
    await close(true);
    for (const url of ['/contact', '/api/pages?address=/contact', '/api/content.php', '/api/team.php']) {
      expect([url, (await test.get(url, { cookie })).statusCode]).toEqual([url, 200]);
    }
    await test.post('/api/auth.php', { action: 'logout' }, { cookie });
    for (const url of ['/contact', '/api/content.php']) {
      expect([url, (await test.get(url, { cookie })).statusCode]).toEqual([url, 503]);
    }
    expect((await test.get('/contact', { cookie: 'session=somebody.else' })).statusCode).toBe(503);
  });

  it('A18: calls that pages are made of say why; what visitors send is still taken', async () => {
    await close(true);
    for (const url of ['/api/content.php', '/api/team.php', '/api/blog.php', '/api/pages?address=/contact']) {
      const answer = await test.get(url);
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '600']);
      expect(answer.json()).toMatchObject({ code: 'maintenance', error: expect.stringContaining('maintenance') });
    }
    expect((await test.post('/api/newsletter.php', { name: 'Ada', email: 'ada@example.com' })).statusCode).toBe(200);
  });

  it('A18: calls are closed however their address is spelled, and open for who is signed in', async () => {
    const cookie = await test.signIn();
    await close(true);
    const spelled = ['/api/%63ontent.php', '/api/te%61m.php', '/%61pi/blog.php', '/api/p%61ges?address=/contact'];
    for (const url of [...spelled, '/api/content.php#x']) {
      const [stranger, known] = [await askRaw(url), await askRaw(url, cookie)];
      expect([url, stranger, known]).toEqual([url, 503, 200]);
    }
  });

  it('A18: goes on with the CMS dead, and after a restart', async () => {
    await close(true);
    await vi.waitFor(async () => expect(await test.snapshot('settings')).toContain('"maintenanceMode":true'), PATIENCE);
    test.cms.fault = 'down';
    expect((await test.get('/', {}, await test.restart())).statusCode).toBe(503);
  });
});
