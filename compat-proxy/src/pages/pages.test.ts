import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

describe('pages', () => {
  it('P4: an edit through another door is on the page, and many requests cause one render', async () => {
    await Promise.all(Array.from({ length: 64 }, () => test.get('/')));
    expect(test.renderer.renders).toBe(1);
    test.cms.edit((content) => void (content.heroSlides[0]!.title = 'Edited elsewhere'));
    await vi.waitUntil(async () => (await test.get('/')).body.includes('Edited elsewhere'));
    expect(test.renderer.renders).toBe(2);
  });

  it('P4: a page is sent compressed, with an ETag that answers 304, the same for everyone', async () => {
    const answer = await test.get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
    });
    const known = { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) };
    expect((await test.get('/', known)).statusCode).toBe(304);
    expect((await test.get('/', { ...known, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
  });

  it('P4: pages, files and uploads neither look at a session nor set a cookie', async () => {
    for (const url of ['/', '/nothing', '/assets/site-abc.js', '/uploads/none.png', '/healthz']) {
      const answer = await test.get(url, { cookie: 'session=somebody.else; device=x' });
      expect([url, answer.headers['set-cookie']]).toEqual([url, undefined]);
    }
  });

  it('P19: unknown addresses share one 404, also those that are no valid encoding; a trailing slash is sent on', async () => {
    for (const url of ['/nothing', '/%2e%2e/x', '/%E0%A4%A', '/a//b', '/uploads/none.png', `/${'a'.repeat(3_000)}`]) {
      const answer = await test.get(url);
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    }
    expect(test.renderer.renders).toBe(1);
    expect((await test.get('/login/')).headers.location).toBe('/login');
    expect((await test.get('/%E0%A4%A', { host: 'evil.example' })).statusCode).toBe(421);
  });

  it('C14: an upload’s folder lists nothing, and gives nothing outside of it', async () => {
    for (const url of ['/uploads/.hidden', '/uploads/..%2f..%2fsecrets.json', '/uploads/%00']) {
      const { statusCode } = await test.get(url);
      expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
    }
    // As with files that lie in an object store: a folder is an address like any other that is not there.
    expect((await test.get('/uploads/')).headers.location).toBe('/uploads');
    for (const url of ['/uploads', '/uploads/.hidden'])
      expect([url, (await test.get(url)).statusCode]).toEqual([url, 404]);
  });

  it('P4: a file with a hash in its name may be kept for good', async () => {
    const answer = await test.get('/assets/site-abc.js');
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
    });
  });

  it('A1: the back-office is for signed-in people; everybody else is sent to the sign-in', async () => {
    expect((await test.get('/admin/content?x=1')).headers.location).toBe('/login?next=%2Fadmin%2Fcontent');
    const answer = await test.get('/admin', { cookie: await test.signIn() });
    expect(answer.body).toContain('id="admin"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('A6, X1: the preview’s frame has no origin of its own, runs one script of ours and is framed by us alone', async () => {
    const { statusCode, headers } = await test.get('/preview-frame');
    expect([statusCode, headers['x-frame-options'], headers['cache-control']]).toEqual([200, 'SAMEORIGIN', 'no-store']);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts',
      ]),
    );
    // To a document without an origin our files are a stranger's; they are everybody's anyway.
    expect((await test.get('/assets/site-abc.js')).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await test.get('/login')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
