import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@apoti/contract';
import { actAs } from './client';
import { requestTable } from './request-file';
import { BROKEN_OFF, UNREACHABLE, UNREADABLE } from './to-api-error';
import { noteWantsOut } from './wanted-out';

let server: Server | undefined;

async function serving(answer: RequestListener): Promise<string> {
  const made = createServer(answer);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

async function failureOf(table: Promise<Blob>): Promise<ApiError> {
  const error: unknown = await table.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('a table from the server', () => {
  afterEach(async () => {
    vi.useRealTimers();
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  });

  it('A16: is the whole file, and is followed as it comes', async () => {
    const path = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8; header=present' }).end('Name\r\nAda\r\n');
    });
    let bytes = 0;
    const table = await requestTable({ path }, { onChunk: ({ length }) => (bytes += length) });
    expect([await table.text(), table.type, bytes]).toEqual(['Name\r\nAda\r\n', 'text/csv', 11]);
  });

  it('A16: that is refused says what the server said', async () => {
    const path = await serving((_, response) => {
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end('{"success":false,"error":"Too many exports","code":"rate_limited"}');
    });
    expect(await failureOf(requestTable({ path }))).toMatchObject({
      code: 'rate_limited',
      message: 'Too many exports',
    });
  });

  it.each(['text/html; charset=utf-8', undefined])(
    'A6, A16: is none where some other machine (captive portal) answers with a page, of type %s',
    async (type) => {
      const path = await serving((_, response) => {
        response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end('<html>Pay for Wi-Fi</html>');
      });
      expect(await failureOf(requestTable({ path }))).toMatchObject({ code: 'unavailable', message: UNREADABLE });
    },
  );

  it('A16: that ends before its end is none, nor is one of which nothing more comes', async () => {
    const open: ServerResponse[] = [];
    const path = await serving((_, response) => {
      open.push(response);
      response.writeHead(200, { 'content-type': 'text/csv' }).write('Name\r\n');
    });
    const ended = requestTable({ path }, { onChunk: () => open[0]?.destroy() });
    expect((await failureOf(ended)).message).toBe(BROKEN_OFF);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = failureOf(requestTable({ path }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await stuck).message).toBe(BROKEN_OFF);
  });

  it('A2, A16: that is on its way when its person logs out is none, though all of it would come', async () => {
    const path = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('Name\r\n');
      response.on('close', () => gone());
    });
    let gone = () => {};
    const isGone = new Promise<void>((resolve) => (gone = resolve));
    actAs(7);
    const failure = await failureOf(requestTable({ path }, { onChunk: () => noteWantsOut(true) }));
    noteWantsOut(false);
    expect([failure.code, failure.message]).toEqual(['unauthenticated', 'Please sign in first']);
    await isGone;
  });

  it('A16: that cannot be reached says so', async () => {
    expect((await failureOf(requestTable({ path: 'http://127.0.0.1:1/' }))).message).toBe(UNREACHABLE);
  });
});
