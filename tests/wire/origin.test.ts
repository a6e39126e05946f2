import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '../support/site-pages';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack.stop();
});

const client = () => new WireClient(stack.origin);

describe('the public origin', () => {
  it('C19: a call that does not exist is a JSON 404; a wrong method a JSON 405', async () => {
    expect(await client().get('/api/nothing.php')).toMatchObject({ status: 404, json: { error: expect.any(String) } });
    expect(await client().send('PUT', '/api/content.php', {})).toMatchObject({
      status: 405,
      json: { error: expect.any(String) },
    });
  });

  it.each([
    '/admin/login',
    '/api/wire/content',
    '/api/wire/revisions',
    '/api/hero-slides',
    '/content-manager',
    '/upload',
  ])('R3: Strapi’s %s is not reachable through it', async (path) => {
    const answer = await client().get(path);
    // The back-office is at the panel’s address; every other route is tried in cms/tests/behind-the-proxy.test.ts.
    expect(answer.status).toBe(path.startsWith('/admin') ? 302 : 404);
    expect(answer.text).not.toContain('strapi');
  });

  it('C19: a foreign Host is refused', async () => {
    expect((await client().get('/', { host: 'evil.example' })).status).toBe(421);
  });

  it.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['Origin null', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ])('C19: a write with %s is refused', async (_, headers) => {
    const answer = await client().post('/api/auth.php', { action: 'logout' }, headers);
    expect(answer).toMatchObject({ status: 403, json: { error: expect.any(String) } });
  });

  it('C19: a page carries the security headers, without unsafe script or style', async () => {
    const { headers } = await client().get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each([
    ['look', /<style>(.*?)<\/style>/gs, / style-src 'self' ('sha256-[\w+/]+=*');/],
    [
      'script',
      /<script(?![^>]*(?: src=|application\/))[^>]*>(.*?)<\/script>/gs,
      / script-src 'self' ('sha256-[\w+/]+=*');/,
    ],
  ])(
    'S5: the policy of every page knows the one %s that a document has in itself by its hash, and there is no other',
    async (_, inline, known) => {
      const texts = new Set<string>();
      for (const path of sitePages) {
        const { headers, text } = await client().get(path);
        const named = known.exec(String(headers['content-security-policy']))?.[1];
        const hashes = [...text.matchAll(inline)].map(
          ([, own = '']) => `'sha256-${createHash('sha256').update(own).digest('base64')}'`,
        );
        for (const hash of hashes) texts.add(hash);
        expect([path, hashes.filter((hash) => hash !== named)]).toEqual([path, []]);
      }
      expect(texts.size).toBe(1);
    },
  );

  it('S5: the home page comes in the first ten packets, with its headers', async () => {
    const answer = await client().get('/', { 'accept-encoding': 'br' });
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(Number(answer.headers['content-length']) + headers.join('').length).toBeLessThanOrEqual(10 * 1460);
  });

  it('C21: a placeholder picture of the asked size', async () => {
    const answer = await client().get('/api/placeholder/64/48');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.text).toMatch(/width="64"[^>]*height="48"/);
    expect((await client().get('/api/placeholder/0/99999999')).status).toBe(400);
  });

  it('P19: an address that is not there is a page with status 404', async () => {
    for (const path of ['/nothing-here', '/about/us', '/press-releases/99999']) {
      expect((await client().get(path)).status).toBe(404);
    }
  });

  it('A1: /admin without a session leads to the sign-in and back', async () => {
    const answer = await client().get('/admin/content');
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/login?next=%2Fadmin%2Fcontent');
  });
});

describe('newsletter.php', () => {
  it('C12: the same address twice is not an error and not a second row', async () => {
    const body = { name: 'Example Reader', email: 'Reader@example.com' };
    for (const email of [body.email, body.email.toLowerCase()]) {
      expect((await client().post('/api/newsletter.php', { ...body, email })).json).toMatchObject({
        success: true,
        message: 'Successfully subscribed to newsletter!',
      });
    }
    expect(await stack.countRows('subscribers')).toBe(1);
  });

  it.each([
    [{ email: 'a@example.com' }, 'Please enter your full name'],
    [{ name: 'A' }, 'Please enter your email address'],
    [{ name: 'A', email: 'nonsense' }, /e-mail|email/i],
  ])('C12: %j is refused in words', async (body, error) => {
    const answer = await client().post('/api/newsletter.php', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.json).toMatchObject({ success: false, error: expect.stringMatching(error) });
  });
});
