import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedPages, stateReplySchema, states, type Settings } from '@apoti/contract';
import { fromFileOf, pageFilesIn, toldBy } from '../support/balanced-pages';
import { ALIAS, startBalancer, type Balancer } from '../support/balancer';
import { places, proxyArgs, proxyEnvironment } from '../support/places';
import { endPart, freePort, startPart, untilAnswers } from '../support/processes';
import { rawRequest, type RawAnswer } from '../support/raw-request';
import { startStack, type Stack } from '../support/stack';
import { findTool } from '../../scripts/lib/find-tool.mjs';
import { WireClient } from '../support/wire-client';
import { until } from '../support/until';

const CODINGS = ['br', 'gzip', 'identity'];

let stack: Stack;
let balancer: Balancer;
let admin: WireClient;
beforeAll(async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  stack = await startStack({ pageFiles: true });
  // A page that is made while the content arrives is not kept; that of the next one who asks is.
  const isTold = async () => {
    await rawRequest(stack.origin, '/');
    return existsSync(join(stack.pageFiles, 'headers.conf'));
  };
  await until(isTold);
  balancer = await startBalancer({ tool, proxies: [stack.origin], files: stack.pageFiles, logs: true });
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(async () => {
  await balancer?.stop();
  await stack?.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(balancer.origin, path, { headers });
const whoAnswered = (answer: RawAnswer) => balancer.whoAnswered(answer.mark);

const fromFile = (path: string, headers?: Record<string, string>) => fromFileOf(balancer, path, headers);

const titleOf = async (client = admin) => (await client.content()).heroSlides[0]!.title;
async function edit(client: WireClient, title: string): Promise<void> {
  const content = await client.content();
  content.heroSlides[0]!.title = title;
  expect((await client.post('/api/content.php', content)).status).toBe(200);
}

async function setMaintenance(maintenanceMode: boolean): Promise<void> {
  const { state, revision } = stateReplySchema<Settings>(states.settings).parse(
    (await admin.get('/api/settings')).json,
  );
  const general = { ...state.general, maintenanceMode };
  expect((await admin.post('/api/settings', { state: { general }, revision })).status).toBe(200);
}

describe('a balancer that serves the pages’ files', () => {
  it('S1b: sends every page with the bytes and headers of the proxy, in every coding', async () => {
    for (const path of fixedPages) {
      for (const coding of CODINGS) {
        const headers = { 'accept-encoding': coding };
        const answer = await fromFile(path, headers);
        expect(toldBy(answer)).toEqual(toldBy(await rawRequest(stack.origin, path, { headers })));
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding);
      }
    }
  });

  it('S1b: answers 304 for a tag of its own or the proxy’s, with no content', async () => {
    for (const coding of CODINGS) {
      const { headers } = await rawRequest(stack.origin, '/faq', { headers: { 'accept-encoding': coding } });
      for (const tag of [headers['etag'], `W/${headers['etag']}`, `"x", ${headers['etag']}`]) {
        const known = { 'accept-encoding': coding, 'if-none-match': String(tag) };
        const answer = await fromFile('/faq', known);
        expect([answer.status, answer.bytes.length, answer.headers['etag']]).toEqual([304, 0, headers['etag']]);
        expect(answer.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
        expect(answer.headers['content-encoding']).toBeUndefined();
      }
    }
    const { headers } = await fromFile('/faq', { 'accept-encoding': 'br' });
    expect((await get('/faq', { 'if-none-match': String(headers['etag']) })).status).toBe(200);
    const since = { 'if-modified-since': new Date(Date.now() + 1e12).toUTCString(), range: 'bytes=0-9' };
    expect((await fromFile('/faq', since)).status).toBe(200);
  });

  it('S1b: HEAD tells the same without the content', async () => {
    const whole = await fromFile('/about');
    const answer = await rawRequest(balancer.origin, '/about', { method: 'HEAD' });
    expect(await whoAnswered(answer)).toBe('file');
    expect(toldBy(answer)).toEqual({ ...toldBy(whole), bytes: '' });
  });

  it('S1b: takes the coding that the proxy would; who weighs them is answered by the proxy', async () => {
    for (const accepted of [
      'gzip, deflate, br, zstd',
      'gzip, deflate',
      'GZIP',
      'deflate',
      'br;q=0, gzip',
      '*',
      'xbr',
    ]) {
      const headers = { 'accept-encoding': accepted };
      const [answer, wanted] = [await get('/about', headers), await rawRequest(stack.origin, '/about', { headers })];
      expect([accepted, toldBy(answer)]).toEqual([accepted, toldBy(wanted)]);
      expect([accepted, await whoAnswered(answer)]).toEqual([accepted, /[=*]/.test(accepted) ? 'proxy' : 'file']);
    }
  });

  it('F5: a page whose file is there is led from a second name to the first one', async () => {
    await fromFile('/contact');
    const { status, headers } = await get('/contact', { host: ALIAS });
    expect([status, headers['location']]).toEqual([307, 'http://127.0.0.1/contact']);
  });

  it('S1b: the proxy answers signed-in people, queries, conditions, other methods and hosts', async () => {
    await fromFile('/contact');
    await fromFile('/contact', { cookie: 'consent=all' });
    const asked: [string, Record<string, string>][] = [
      ['/contact', { cookie: 'a=b; session=x.y' }],
      ['/contact', { cookie: '__Host-session=x.y' }],
      ['/contact', { 'if-match': '"x"' }],
      ['/contact', { host: 'evil.example' }],
      ['/contact?utm_source=x', {}],
      ['/contact?', {}],
      ['/admin', {}],
      ['/healthz', {}],
      ['/api/content.php', {}],
      ['/robots.txt', {}],
    ];
    for (const [path, headers] of asked) {
      const answer = await get(path, headers);
      expect([path, headers, await whoAnswered(answer)]).toEqual([path, headers, 'proxy']);
      expect(answer.status).toBe((await rawRequest(stack.origin, path, { headers })).status);
    }
    const form = { method: 'POST', body: 'name=Ada', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await rawRequest(balancer.origin, '/contact', form)).status).toBe(422);
    expect((await rawRequest(balancer.origin, '/contact', { method: 'DELETE' })).status).toBe(405);
  });

  it.each([
    '/nothing-here',
    '/About',
    '/about/',
    '/about/.',
    '/about.html-',
    '//about',
    '/press-releases//',
    '/%61bout',
    '/about%2f',
    '/x/../about',
    '/x/..;/about',
    '/at/x',
    '/headers.conf',
    '/.html-br',
    '/about%20',
    '/about?x=1#y',
  ])('P19: %s is what it is without a balancer', async (path) => {
    await fromFile('/about');
    const [answer, wanted] = [await get(path), await rawRequest(stack.origin, path)];
    expect([answer.status, answer.headers['location']]).toEqual([wanted.status, wanted.headers['location']]);
    expect(answer.bytes.equals(wanted.bytes)).toBe(true);
    expect(await whoAnswered(answer)).toBe('proxy');
  });

  it('P19: an address that leads out of the site, or is none, gives no file', async () => {
    for (const path of [
      '/../../headers.conf',
      '/..%2fabout',
      '/%2e%2e/headers.conf',
      '/%00',
      '/about%00',
      '/%',
      '/a%E0%A4%A',
    ]) {
      const { status } = await get(path);
      expect([path, status]).toEqual([path, expect.toSatisfy((each: number) => each === 400 || each === 404)]);
    }
  });

  it('S1b: an edit is there, and what was before does not come back', async () => {
    await fromFile('/');
    await edit(admin, 'Edited beside the balancer');
    const isEdited = ({ bytes }: RawAnswer) => bytes.includes('Edited beside the balancer');
    await until(async () => isEdited(await get('/')));
    expect(isEdited(await fromFile('/'))).toBe(true);
  });

  it('S1b: maintenance closes the pages and takes their files away; afterwards they are back', async () => {
    await fromFile('/about');
    await setMaintenance(true);
    await until(async () => (await get('/about')).status === 503);
    expect(await pageFilesIn(stack.pageFiles)).toEqual([]);
    expect((await get('/about', { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') })).status).toBe(
      200,
    );
    await setMaintenance(false);
    expect((await fromFile('/about')).status).toBe(200);
  });

  it('S1b: with the CMS dead the files go on being served, also after a restart of the proxy', async () => {
    await stack.killCms();
    expect((await fromFile('/faq')).status).toBe(200);
    await stack.restartProxy();
    expect((await fromFile('/faq')).status).toBe(200);
    await stack.startCms();
  });

  it('S1b: after a kill of the proxy nobody gets its files any more, and an edit through another one counts', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'other-proxy-'));
    const port = await freePort();
    const cmsPort = Number(new URL(stack.cmsUrl).port);
    const other = startPart(proxyArgs, places.root, proxyEnvironment(dataDir, port, cmsPort));
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswers(`${origin}/readyz`, 200, other);
    const editor = new WireClient(origin);
    await editor.signIn(stack.admin);
    const old = await titleOf();
    expect((await fromFile('/')).bytes.includes(old)).toBe(true);
    await stack.killProxy();
    await edit(editor, 'Edited elsewhere');
    await until(async () => (await get('/')).status === 503);
    expect(await pageFilesIn(stack.pageFiles)).not.toEqual([]);
    await stack.startProxy();
    await until(async () => (await get('/')).status === 200);
    expect((await get('/')).bytes.includes('Edited elsewhere')).toBe(true);
    expect((await fromFile('/')).bytes.includes('Edited elsewhere')).toBe(true);
    await endPart(other, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('S1b: a proxy that stops takes its files along', async () => {
    await fromFile('/');
    const before = await readdir(join(stack.pageFiles, 'by'));
    await stack.restartProxy();
    const after = await readdir(join(stack.pageFiles, 'by'));
    expect(after.filter((name) => before.includes(name)).length).toBeLessThan(before.length);
  });
});
