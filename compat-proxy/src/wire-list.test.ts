import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import Fastify, { type RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@apoti/contract/calls/calls';
import { errorBodySchema } from '@apoti/contract/errors/error';
import { TestApp } from './testing/test-app';

const CREATED = 'fastify.initialization';
const OPERATIONS = [
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/site.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/press-releases/feed.xml',
  '/events/:id.ics',
  '/healthz',
  '/readyz',
];

let test: TestApp;
const routes = new Set<string>();

function isApp(value: unknown): value is ReturnType<typeof Fastify> {
  return typeof value === 'object' && value !== null && 'addHook' in value;
}

/** Notes the routes as they are registered: what the list of calls is about, with HEAD beside each GET left out. */
function note({ method, url }: RouteOptions): void {
  if (!url.startsWith('/api') && !OPERATIONS.includes(url)) return;
  for (const one of [method].flat()) {
    if (one !== 'HEAD') routes.add(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  }
}

function watch(message: unknown): void {
  if (typeof message === 'object' && message !== null && 'fastify' in message && isApp(message.fastify)) {
    message.fastify.addHook('onRoute', note);
  }
}

beforeAll(async () => {
  subscribe(CREATED, watch);
  test = await TestApp.start();
});
afterAll(async () => {
  unsubscribe(CREATED, watch);
  await test.close();
});

it('C19: the list of calls has every route of the proxy, and nothing else', () => {
  const listed = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  expect([...routes].sort()).toEqual([...listed].sort());
});

it.each(calls.filter(({ method }) => method !== 'GET'))(
  'C19: $method $path, $title, refuses what it says before it looks at anything else',
  async ({ method, path, body, audience }) => {
    const send = (headers: Record<string, string>, payload = '{') =>
      test.app.inject({ method, url: path, payload, headers: { host: '127.0.0.1', ...headers } });
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    expect((await send(foreign)).json()).toMatchObject({ success: false, code: 'forbidden' });
    expect((await send({ 'content-type': 'application/json', host: 'evil.example' })).statusCode).toBe(421);
    expect((await send({ 'content-type': 'text/plain' })).statusCode).toBe(415);
    if (body?.form === 'json') expect((await send({ 'content-type': 'application/json' })).statusCode).toBe(400);
    const valid = await send({ 'content-type': 'application/json' }, JSON.stringify(body?.examples[0]?.value));
    if (audience === 'admins') expect(valid.json()).toMatchObject({ success: false, code: 'unauthenticated' });
  },
);

it.each(calls.filter(({ revalidates, method }) => method === 'GET' && revalidates !== undefined))(
  'C19: GET $path gives visitors an ETag, and a 304 for it',
  async ({ path }) => {
    const first = await test.get(path);
    const etag = String(first.headers['etag']);
    expect(first).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
    expect((await test.get(path, { 'if-none-match': etag })).statusCode).toBe(304);
  },
);

const privateReads = calls.filter(({ method, audience }) => method === 'GET' && audience === 'admins');

it.each(privateReads)(
  'C20, R3: GET $path is for who is signed in by the one session, and says so as every call does',
  async ({ path }) => {
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const refused = await test.get(url);
    expect(errorBodySchema.required({ requestId: true }).parse(refused.json())).toMatchObject({
      code: 'unauthenticated',
    });
    expect(refused).toMatchObject({ statusCode: 401, headers: { 'cache-control': 'no-store' } });
    expect((await test.get(url, { cookie: await test.signIn() })).statusCode).not.toBe(401);
  },
);
