import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';

/** How long a change may take to be seen on a busy machine. */
const PATIENCE = { timeout: 4_000 };

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

async function close(): Promise<void> {
  const { settings } = test.cms;
  test.cms.settings = { ...settings, general: { ...settings.general, maintenanceMode: true } };
  test.cms.number += 1;
  await vi.waitFor(async () => expect((await test.get('/')).statusCode).toBe(503), PATIENCE);
}

describe('the service worker', () => {
  it('X4: is a script that browsers ask for anew each time, and that may ask nobody but this site', async () => {
    const { statusCode, headers, body } = await test.get('/service-worker.js');
    expect([statusCode, body]).toEqual([200, '"the worker";']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; connect-src 'self';/);
    expect((await test.get('/service-worker.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('X4: pages allow workers of this site alone', async () => {
    expect((await test.get('/')).headers['content-security-policy']).toContain("; worker-src 'self';");
  });

  it('X4: goes on while the site is closed, which its page for what is not kept does not hide', async () => {
    expect((await test.get('/offline')).statusCode).toBe(200);
    await close();
    expect((await test.get('/service-worker.js')).statusCode).toBe(200);
    expect((await test.get('/offline')).statusCode).toBe(503);
  });

  it('X4: switched off it is gone, for those that browsers still have as well', async () => {
    const off = await TestApp.start({ OFFLINE_READING: 'off' });
    expect((await off.get('/service-worker.js')).statusCode).toBe(404);
    const head = { method: 'HEAD', url: '/service-worker.js', headers: { host: '127.0.0.1' } } as const;
    expect((await off.app.inject(head)).statusCode).toBe(404);
    expect((await test.app.inject(head)).statusCode).toBe(200);
    await off.close();
  });
});

describe('what browsers may keep', () => {
  it('X4: a page says that it is everybody’s, whoever asks; one that is not there does not', async () => {
    const cookie = await test.signIn();
    for (const headers of [{}, { cookie }])
      expect((await test.get('/contact', headers)).headers['cache-control']).toBe('public, no-cache');
    for (const url of ['/nothing', '/contact?search=word'])
      expect([url, (await test.get(url)).headers['cache-control']]).toEqual([url, 'no-cache']);
  });

  it('X4: nothing that only signed-in people get is: the back-office, its calls, and pages while the site is closed', async () => {
    const cookie = await test.signIn();
    const controlOf = async (url: string) => (await test.get(url, { cookie })).headers['cache-control'];
    for (const url of ['/admin', '/preview-frame', '/api/content.php', '/api/auth.php'])
      expect([url, await controlOf(url)]).toEqual([url, expect.not.stringContaining('public')]);
    await close();
    const { statusCode, headers } = await test.get('/contact', { cookie });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const again = await test.get('/contact', { cookie, 'if-none-match': String(headers.etag) });
    expect(again.headers['cache-control']).toBe('no-store');
  });
});
