import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchConsoleReply } from '@apoti/contract';
import { SearchConsoleFile } from '../../search-console/connection';
import { TestApp } from '../../testing/test-app';

/** How long a change may take to be seen on a busy machine. */
const PATIENCE = { timeout: 4_000 };

const own = { property: 'sc-domain:example.com', verificationMethod: 'html-tag', verificationCode: 'abc' } as const;
const row = { clicks: 2, impressions: 20, ctr: 0.1, position: 3 };
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let google: Server;
let folder: string;
let test: TestApp;
let isRefused = false;

/** A stand-in for Google's sign-in, its Search Console and the site as it is served; the proxy with its credentials. */
beforeEach(async () => {
  isRefused = false;
  google = createServer((request, response) => {
    if (request.method === 'GET') return void response.end('<meta name="google-site-verification" content="abc">');
    if (request.url === '/token') return void response.end('{"access_token":"T"}');
    if (isRefused) return void response.writeHead(403).end('{"error":{"message":"Not your site"}}');
    return void response.end(JSON.stringify({ rows: [row] }));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'google-'));
  const GOOGLE_CREDENTIALS_FILE = join(folder, 'key.json');
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const credentials = { client_email: 'a@b', private_key, token_uri: `${url}/token` };
  await writeFile(GOOGLE_CREDENTIALS_FILE, JSON.stringify(credentials));
  test = await TestApp.start({ GOOGLE_CREDENTIALS_FILE, SEARCH_CONSOLE_URL: url, PORT: String(port) });
});
afterEach(async () => {
  await test.close();
  await new Promise((resolve) => google.close(resolve));
  await rm(folder, { recursive: true });
});

const sync = (cookie: string) => test.post('/api/seo/search-console', {}, { cookie });

it('A17: figures are asked for once the site is verified, kept, and told to everybody who is signed in', async () => {
  const cookie = await test.signIn();
  expect((await sync(cookie)).statusCode).toBe(409);
  expect((await sync(cookie)).json()).toMatchObject({ error: 'Failed to sync data. The site is not verified.' });
  await new SearchConsoleFile(test.dataDir).keepVerified(own, '2026-11-20T12:00:00.000Z');
  test.cms.seo = { ...test.cms.seo, searchConsole: own };
  test.cms.number += 1;
  await vi.waitFor(async () => {
    expect((await test.get('/api/seo/search-console', { cookie })).json()).toMatchObject({ isConnected: true });
  }, PATIENCE);
  expect((await sync(cookie)).json()).toMatchObject({ success: true, report: { metrics: { clicks: 2 } } });
  const known = (await test.get('/api/seo/search-console', { cookie })).json();
  expect(known).toMatchObject({ cannotSync: null, report: { metrics: { averagePosition: 3 } } });
  isRefused = true;
  const refused = await sync(cookie);
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { error: 'Google says: Not your site' }]);
  expect((await test.get('/api/seo/search-console', { cookie })).json()).toEqual(known);
  expect((await test.get('/api/seo/search-console')).statusCode).toBe(401);
});

it('A17: being verified connects, and is the first sync; where Google refuses that, the site is verified all the same', async () => {
  const cookie = await test.signIn();
  test.cms.seo = { ...test.cms.seo, searchConsole: own };
  test.cms.number += 1;
  const known = async () => (await test.get('/api/seo/search-console', { cookie })).json<SearchConsoleReply>();
  await vi.waitFor(async () => {
    expect((await test.get('/api/seo', { cookie })).json()).toMatchObject({ state: { searchConsole: own } });
  }, PATIENCE);
  expect(await known()).toMatchObject({ isConnected: false, report: null });
  isRefused = true;
  expect((await test.post('/api/seo/verify', {}, { cookie })).json()).toMatchObject({ verified: true });
  expect(await known()).toMatchObject({ isConnected: true, report: null });
  isRefused = false;
  await test.post('/api/seo/verify', {}, { cookie });
  const { isConnected, verifiedAt, report } = await known();
  expect([isConnected, report?.metrics.clicks]).toEqual([true, 2]);
  expect(Date.parse(report?.lastSync ?? '')).toBeGreaterThanOrEqual(Date.parse(verifiedAt ?? ''));
});
