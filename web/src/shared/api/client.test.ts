import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import axios, { AxiosError } from 'axios';
import { z } from 'zod';
import { ApiError, PERSON_HEADER, REQUEST_SECONDS } from '@apoti/contract';
import { actAs, readerOf, request } from './client';
import { toApiError, UNREACHABLE, UNREADABLE } from './to-api-error';
import { transport } from './transport';

const reply = z.object({ ok: z.literal(true) });
let server: Server | undefined;

/** Serves one fixed answer and gives its address. */
async function serving(status: number, body: string, type = 'application/json'): Promise<string> {
  const made = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end(body));
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

async function failureOf(path: string): Promise<ApiError> {
  const error: unknown = await request(reply, { path }).catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('request', () => {
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

  it('C19: answers what the schema says of the reply, and nothing besides', async () => {
    expect(await request(reply, { path: await serving(200, '{"ok":true,"more":1}') })).toEqual({ ok: true });
  });

  it('C19: a failure carries the server’s text, its code and its details', async () => {
    const body = {
      success: false,
      error: 'Title is required',
      code: 'invalid',
      issues: [{ path: ['a', 0], message: 'x' }],
    };
    const error = await failureOf(await serving(422, JSON.stringify(body)));
    expect(error).toMatchObject({
      code: 'invalid',
      status: 422,
      message: 'Title is required',
      details: { issues: body.issues },
    });
  });

  it('C19: a text without a code gets the code of its status', async () => {
    expect(await failureOf(await serving(401, '{"error":"Sign in first"}'))).toMatchObject({
      code: 'unauthenticated',
      message: 'Sign in first',
    });
  });

  it.each([
    [502, '<h1>Bad gateway</h1>', 'unavailable', UNREACHABLE],
    [500, 'oops', 'unavailable', UNREADABLE],
    [404, '<h1>Not found</h1>', 'unavailable', UNREADABLE],
    [403, '<h1>Blocked by your network</h1>', 'unavailable', UNREADABLE],
    [404, '{"error":"Not Found"}', 'unavailable', 'Not Found'],
  ])('C19, A6: status %i with %s, of some other machine, is no answer', async (status, text, code, message) => {
    expect(await failureOf(await serving(status, text, 'text/html'))).toMatchObject({ code, message });
  });

  it('A6: that a document is gone is believed of the server’s own code', async () => {
    const path = await serving(404, '{"success":false,"error":"Post not found","code":"not_found"}');
    expect(await failureOf(path)).toMatchObject({ code: 'not_found' });
  });

  it('P18: without the success flag it is a refusal, whatever the status', async () => {
    expect(await failureOf(await serving(200, '{"success":false,"error":"Invalid credentials"}'))).toMatchObject({
      code: 'bad_request',
      message: 'Invalid credentials',
    });
  });

  it('A6: a page of some other machine (captive portal) counts as no answer', async () => {
    expect(await failureOf(await serving(200, '<html>Pay for Wi-Fi</html>', 'text/html'))).toMatchObject({
      code: 'unavailable',
      message: UNREADABLE,
    });
  });

  it('A6: this tab’s writes say whose they are, reads and sign-in do not, and who is named in a call stays named', async () => {
    const seen: (string | undefined)[] = [];
    const path = await serving(200, '{"ok":true}');
    server?.on('request', ({ headers }) => seen.push(String(headers[PERSON_HEADER])));
    actAs(7);
    await request(reply, { path });
    await request(reply, { path, method: 'POST' });
    await request(reply, { path, method: 'DELETE', headers: { [PERSON_HEADER]: '8' } });
    expect(seen).toEqual(['undefined', '7', '8']);
  });

  it.each([
    ['arrives over a line of 64 kbit/s', 200_000, { ok: true }],
    ['that the server would not wait for ends with the server’s own limit', 900_000, 'unavailable'],
  ])('A6: a long post %s', async (_, letters, expected) => {
    const real = transport.defaults.adapter;
    // Time passes at once: a call ends when its body takes longer than its limit, or the server’s.
    transport.defaults.adapter = (config) => {
      const ms = Math.min(String(config.data).length / 8, REQUEST_SECONDS * 1_000 + 1);
      if (ms > (config.timeout ?? 0)) throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
      return Promise.resolve({ data: { ok: true }, status: 200, statusText: 'OK', headers: {}, config });
    };
    const sent = request(reply, { path: '/', method: 'POST', body: { text: 'x'.repeat(letters) } });
    const answer = await sent.catch((error: unknown) => (error instanceof ApiError ? error.code : error));
    Object.assign(transport.defaults, { adapter: real });
    expect(answer).toEqual(expected);
  });

  it('A6: no answer at all is unavailable', async () => {
    const path = await serving(200, '{}');
    await new Promise((resolve) => server?.close(resolve));
    expect(await failureOf(path)).toMatchObject({ code: 'unavailable', message: UNREACHABLE });
  });

  it('A6: a time-out is unavailable', () => {
    expect(toApiError(new AxiosError('timeout', AxiosError.ECONNABORTED))).toMatchObject({ code: 'unavailable' });
    expect(axios.isAxiosError(toApiError(new Error('x')))).toBe(false);
  });
});

describe('readerOf', () => {
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

  it('P15, A14: names what it has read before, and answers that where nothing is newer', async () => {
    const named: (string | undefined)[] = [];
    let revision = 'e.1';
    const made = createServer((call, response) => {
      const known = call.headers['if-none-match'];
      named.push(known);
      if (known === `"${revision}"`) response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ revision }));
    });
    server = made;
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
    const address = made.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const read = readerOf(z.object({ revision: z.string() }), { path: `http://127.0.0.1:${address.port}/` });
    const first = await read();
    expect(await read()).toBe(first);
    revision = 'e.2';
    expect(await read()).toEqual({ revision: 'e.2' });
    expect(named).toEqual([undefined, '"e.1"', '"e.1"']);
  });
});
