import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSeo, defaultSettings, siteTagsOf, toPublicSettings, type Seo } from '@apoti/contract';
import { SearchConsoleFile } from './connection';
import { GoogleClient } from './google-client';
import { verifySite } from './verify-site';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const property = 'sc-domain:example.com';

type Asked = { url: string; authorization: string | undefined; body: string };
let server: Server;
let url: string;
let folder: string;
let asked: Asked[];
let answer: (asked: Asked) => [status: number, body: string, location?: string];

beforeEach(async () => {
  asked = [];
  answer = () => [404, ''];
  folder = await mkdtemp(join(tmpdir(), 'search-console-'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const one = { url: request.url ?? '', authorization: request.headers.authorization, body };
      asked.push(one);
      const [status, text, location] = answer(one);
      response.writeHead(status, location === undefined ? {} : { location }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function google(): Promise<GoogleClient> {
  const credentialsFile = join(folder, 'key.json');
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(credentialsFile, JSON.stringify({ client_email: 'robot@x', private_key, token_uri: `${url}/token` }));
  return new GoogleClient({ credentialsFile, url });
}

/** Google's API as its reference describes it. */
function asGoogle({ url: path, authorization, body }: Asked): [number, string] {
  if (path === '/token') return [200, JSON.stringify({ access_token: 'T' })];
  if (authorization !== 'Bearer T') return [401, JSON.stringify({ error: { message: 'Who are you?' } })];
  const { dimensions } = JSON.parse(body) as { dimensions: string[] };
  const rows = [{ keys: dimensions.map((one) => `a ${one}`), clicks: 3, impressions: 30, ctr: 0.1, position: 4.5 }];
  return [200, JSON.stringify({ rows: rows.map(({ keys, ...row }) => (keys.length === 0 ? row : { keys, ...row })) })];
}

describe('Search Console', () => {
  it('A17: is asked for the last 28 days, signed with the service account’s key', async () => {
    answer = asGoogle;
    const report = await (await google()).report(property, NOW);
    expect(report).toEqual({
      lastSync: '2026-11-20T12:00:00.000Z',
      metrics: { clicks: 3, impressions: 30, ctr: 0.1, averagePosition: 4.5 },
      topQueries: [{ name: 'a query', clicks: 3, impressions: 30, position: 4.5 }],
      topPages: [{ name: 'a page', clicks: 3, impressions: 30, position: 4.5 }],
    });
    const [token, query] = asked;
    const assertion = new URLSearchParams(token?.body).get('assertion') ?? '';
    const signed = assertion.slice(0, assertion.lastIndexOf('.'));
    const signature = Buffer.from(assertion.slice(signed.length + 1), 'base64url');
    expect(createVerify('RSA-SHA256').update(signed).verify(publicKey, signature)).toBe(true);
    expect(query?.url).toBe('/webmasters/v3/sites/sc-domain%3Aexample.com/searchAnalytics/query');
    expect(JSON.parse(query?.body ?? '')).toMatchObject({ startDate: '2026-10-23', endDate: '2026-11-19' });
  });

  it('A17: what Google refuses, nonsense and bad credentials are told', async () => {
    const client = await google();
    answer = ({ url: path }) =>
      path === '/token' ? [200, '{"access_token":"wrong"}'] : asGoogle({ ...asked.at(-1)! });
    await expect(client.report(property, NOW)).rejects.toThrow('Google says: Who are you?');
    answer = () => [200, 'nonsense'];
    await expect(client.report(property, NOW)).rejects.toThrow('Google refused to answer');
    await writeFile(join(folder, 'key.json'), '{}');
    await expect(client.report(property, NOW)).rejects.toThrow('The credentials for Google cannot be read');
    expect(new GoogleClient({ credentialsFile: '', url }).missing).toContain('GOOGLE_CREDENTIALS_FILE');
  });

  it('F12: what Google’s address leads on to is not asked, and gets no key', async () => {
    answer = ({ url: path }) => (path === '/token' ? [307, '', `${url}/elsewhere`] : [200, '{"access_token":"T"}']);
    await expect((await google()).report(property, NOW)).rejects.toThrow('Google refused to answer');
    expect(asked.map((one) => one.url)).toEqual(['/token']);
  });

  it('A17: what was found is kept, as long as the code and the property are those', async () => {
    const file = new SearchConsoleFile(folder);
    const own = { property, verificationMethod: 'html-tag', verificationCode: 'abc' } as const;
    expect(await file.verifiedAt(own)).toBeNull();
    await file.keepVerified(own, '2026-11-20T12:00:00.000Z');
    answer = asGoogle;
    await file.keepReport(property, await (await google()).report(property, NOW));
    const again = new SearchConsoleFile(folder);
    expect(await again.verifiedAt(own)).toBe('2026-11-20T12:00:00.000Z');
    expect(await again.verifiedAt({ ...own, verificationCode: 'other' })).toBeNull();
    expect((await again.report(property))?.metrics.clicks).toBe(3);
    expect(await again.report('https://other.example/')).toBeNull();
  });
});

describe('verifying', () => {
  it('A17, A18: the page that tells its loader this id of Google Analytics is verified by it', async () => {
    const tags = siteTagsOf({
      ...toPublicSettings(defaultSettings),
      googleAnalytics: { ...defaultSettings.googleAnalytics, enabled: true, trackingId: 'G-ABCD1234' },
    });
    answer = () => [200, `<script type="application/json" id="data">${JSON.stringify({ frame: { tags } })}</script>`];
    expect(await verify('google-analytics', 'G-ABCD1234')).toMatchObject({ verified: true });
    const other = { verified: false, found: 'The page loads it with another id: G-ABCD1234' };
    expect(await verify('google-analytics', 'G-ABCD')).toMatchObject(other);
    answer = () => [200, '<script async src="https://www.googletagmanager.com/gtag/js?id=G-SNIPPET1"></script>'];
    expect(await verify('google-analytics', 'G-SNIPPET1')).toMatchObject({ verified: true });
  });

  const seo = (verificationMethod: Seo['searchConsole']['verificationMethod'], verificationCode: string): Seo => ({
    ...defaultSeo,
    searchConsole: { property: '', verificationMethod, verificationCode },
  });
  const settled = () => Promise.resolve();
  const verify = (method: Seo['searchConsole']['verificationMethod'], code: string) =>
    verifySite({ seo: seo(method, code), origin: url, settled });

  it('A17: the tag must be on the home page, with this very code', async () => {
    answer = () => [200, '<head><meta name="google-site-verification" content="abc"></head>'];
    expect(await verify('html-tag', 'abc')).toMatchObject({ verified: true, checked: `${url}/` });
    expect(await verify('html-tag', 'ab')).toMatchObject({
      verified: false,
      found: 'The page carries another code: abc',
    });
    answer = () => [200, '<head></head>'];
    expect(await verify('html-tag', 'abc')).toMatchObject({ verified: false, found: 'The page carries no Google tag' });
    answer = () => [503, ''];
    expect(await verify('html-tag', 'abc')).toMatchObject({ verified: false, found: 'It answers with status 503' });
  });

  it('A17: what was saved a moment ago is found, though the page of before is still served', async () => {
    answer = () => [200, '<head></head>'];
    const settles = () => {
      answer = () => [200, '<head><meta name="google-site-verification" content="abc"></head>'];
      return Promise.resolve();
    };
    const found = await verifySite({ seo: seo('html-tag', 'abc'), origin: url, settled: settles });
    expect(found).toMatchObject({ verified: true });
  });

  it('A17: the file must say its own name', async () => {
    answer = ({ url: path }) => [200, `google-site-verification: ${path.slice(1)}`];
    expect(await verify('html-file', 'google1234abcd5678.html')).toMatchObject({
      verified: true,
      checked: `${url}/google1234abcd5678.html`,
    });
    answer = () => [200, 'else'];
    expect((await verify('html-file', 'google1234abcd5678.html')).verified).toBe(false);
    expect((await verify('html-file', 'no file')).found).toContain('no file name');
  });

  it('A17: a site that does not load Google Analytics is not verified by it; one that cannot be reached is not at all', async () => {
    answer = () => [200, '<p>G-123</p>'];
    const none = { verified: false, found: 'The page does not load Google Analytics' };
    expect(await verify('google-analytics', 'G-123')).toMatchObject(none);
    const away = await verifySite({ seo: seo('html-tag', 'abc'), origin: 'http://127.0.0.1:1', settled });
    expect(away).toMatchObject({ verified: false, found: 'It cannot be reached from this server' });
  });
});
