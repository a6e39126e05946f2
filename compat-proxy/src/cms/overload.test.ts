import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@apoti/contract';
import { asking } from '../limits';
import { CmsClient } from './cms-client';

const { atOnce, waiting, connections } = asking.lanes.reads;
const doneSchema = z.object({ done: z.boolean() });
/** Longer than any test may take. */
const LONG_MS = 120_000;

let server: Server;
let cms: CmsClient;
/** Requests that the CMS has taken and not answered yet. */
let held: ServerResponse[];
let isHolding: boolean;
beforeEach(async () => {
  [held, isHolding] = [[], true];
  server = createServer(({ url }, response) => {
    if (isHolding && url !== '/_health') held.push(response);
    else response.end('{"done":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  cms = new CmsClient(`http://127.0.0.1:${port}`, { readToken: 'r', proxySecret: 'p' });
});
afterEach(async () => {
  await cms.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (timeoutMs = LONG_MS) =>
  cms.call(doneSchema, { method: 'GET', path: '/slow', as: 'reader', requestId: null, timeoutMs });
const answers = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'done',
        (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
      ),
    ),
  );

/** The CMS answers everything from now on. */
function letGo(): void {
  isHolding = false;
  for (const response of held.splice(0)) response.end('{"done":true}');
}

describe('ten times as many calls as the CMS is asked at once', () => {
  it('F4: as many as may wait do so, the rest is refused at once, and those that waited are done in the end', async () => {
    const room = atOnce + waiting;
    const taken = Array.from({ length: room }, () => ask());
    const refused = await answers(Array.from({ length: room * 9 }, () => ask()));
    expect(new Set(refused)).toEqual(new Set(['unavailable']));
    letGo();
    expect(new Set(await answers(taken))).toEqual(new Set(['done']));
  });

  it('F4: those that give up while they wait are no failures of the CMS, which is asked on', async () => {
    const first = Array.from({ length: atOnce }, () => ask());
    const impatient = Array.from({ length: asking.failures * 2 }, () => ask(20));
    expect(new Set(await answers(impatient))).toEqual(new Set(['unavailable']));
    await vi.waitUntil(() => held.length === connections);
    letGo();
    expect(new Set(await answers(first))).toEqual(new Set(['done']));
    expect(await answers([ask()])).toEqual(['done']);
  });

  it('F4: who waits behind those that gave up has its turn, though nobody asks after it', async () => {
    const first = Array.from({ length: atOnce }, () => ask());
    const impatient = Array.from({ length: atOnce + 1 }, () => ask(20));
    const patient = ask();
    expect(new Set(await answers(impatient))).toEqual(new Set(['unavailable']));
    await vi.waitUntil(() => held.length === connections);
    letGo();
    expect(new Set(await answers([...first, patient]))).toEqual(new Set(['done']));
  });
});
