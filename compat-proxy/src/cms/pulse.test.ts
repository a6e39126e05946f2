import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CmsClient, type CmsRequest } from './cms-client';
import { Pulse } from './pulse';

/** Longer than any test may take: only signs of life, or their want, end a call. */
const LONG_MS = 120_000;
const doneSchema = z.object({ done: z.boolean() });

let server: Server;
let cms: CmsClient;
/** What the CMS does with a request. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  cms = new CmsClient(`http://127.0.0.1:${port}`, { readToken: 'r', proxySecret: 'p' });
});
afterEach(async () => {
  cms.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (more: Partial<CmsRequest> = {}) =>
  cms.call(doneSchema, {
    method: 'POST',
    path: '/work',
    as: 'proxy',
    requestId: null,
    body: {},
    timeoutMs: LONG_MS,
    ...more,
  });
const isHealth = ({ url }: IncomingMessage) => url === '/_health';

describe('calls that may take long', () => {
  it('F4: one that takes longer than others is waited for while the CMS gives signs of life', async () => {
    let signs = 0;
    let work: ServerResponse | null = null;
    answer = (request, response) => {
      if (!isHealth(request)) return void (work = response);
      signs += 1;
      response.writeHead(204).end();
      // Six signs are a second apart: longer than the CMS may be silent, and than others may take.
      if (signs === 6) work?.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');
    };
    expect(await post()).toEqual({ ok: true, data: { done: true } });
  }, 30_000);

  it('F4: all are given up where the CMS accepts and never answers; the next one is tried again', async () => {
    let begun = 0;
    answer = (request) => void (begun += isHealth(request) ? 0 : 1);
    const calls = [post(), post(), post({ body: new Uint8Array(1_000) })];
    const results = await Promise.allSettled(calls);
    expect(results).toMatchObject(results.map(() => ({ status: 'rejected', reason: { code: 'unavailable' } })));
    expect(begun).toBe(3);
    answer = (request, response) => {
      if (isHealth(request)) response.writeHead(204).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');
    };
    expect(await post()).toEqual({ ok: true, data: { done: true } });
  }, 30_000);

  it('F4: one that hangs in the middle of its work is given up as well', async () => {
    let signs = 0;
    answer = (request, response) => {
      if (!isHealth(request)) return;
      signs += 1;
      if (signs < 3) response.writeHead(204).end();
    };
    await expect(post()).rejects.toMatchObject({ code: 'unavailable' });
    expect(signs).toBe(3);
  }, 30_000);

  it('F4: however many calls wait before it, each says so as soon as the first', async () => {
    answer = () => {};
    const usual = { method: 'GET', path: '/list', as: 'proxy', requestId: null } as const;
    // More than are let through at once: the last of them have not even begun.
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => cms.call(doneSchema, usual)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  }, 7_000);
});

describe('the pulse', () => {
  it('F4: nobody is asked for signs of life while nothing waits that may take long', async () => {
    const asked: string[] = [];
    answer = (request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');
    };
    const usual = { method: 'POST', as: 'proxy', requestId: null } as const;
    await cms.call(doneSchema, { ...usual, path: '/save', body: {} });
    await cms.call(doneSchema, { ...usual, path: '/aside', timeoutMs: LONG_MS, lane: 'aside' });
    expect(asked).toEqual(['/save', '/aside']);
  });

  it('F4: one asking is for all that wait, and a call that is over is not given up', async () => {
    const silent: ((error: Error) => void)[] = [];
    const pulse = new Pulse(() => new Promise((_, reject) => silent.push(reject)));
    const [first, second] = [pulse.watch(), pulse.watch()];
    expect(silent).toHaveLength(1);
    first.end();
    silent[0]?.(new Error('nothing'));
    await new Promise<void>((resolve) => second.signal.addEventListener('abort', () => resolve()));
    expect(first.signal.aborted).toBe(false);
  });
});
