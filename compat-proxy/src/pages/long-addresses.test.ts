import { createConnection, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening } from '../limits';
import { TestApp } from '../testing/test-app';

/** Longer than any head may be: what grows with the square of it would not be done in time for the tests. */
const LENGTH = 128 * 1024;
/** Long runs of one thing, and something else at their end. */
const runs: readonly string[] = [
  'a',
  '-a',
  '.a',
  '/',
  '/a',
  '+',
  '%20',
  '%',
  '%E0',
  '%CC%81',
  '&',
  '&search=',
  ';a',
  '=',
];
const starts = ['/', '/?search=', '/press-releases/', '/api/', '/api/leads/', '/uploads/', '/admin/', '/unsubscribe/'];

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

async function statusOf(path: string): Promise<number> {
  const socket = createConnection(port, '127.0.0.1');
  // It may be cut off while it still sends.
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  const answer = await textOf(socket);
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

describe('a long address', () => {
  it.each(starts)('C19: %s… is answered, whatever it goes on with', async (start) => {
    for (const run of runs) {
      const { statusCode } = await test.get(`${start}${run.repeat(LENGTH / run.length)}!`);
      expect({ run, statusCode }).toMatchObject({
        run,
        statusCode: expect.toSatisfy((status: number) => status < 500),
      });
    }
  });

  it('C19: is read as long as a head may be, and not longer', async () => {
    const rest = 'GET  HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'.length;
    expect(await statusOf(`/${'a'.repeat(listening.headerBytes - 2 * rest)}`)).toBe(404);
    for (const length of [listening.headerBytes, 1024 * 1024]) {
      for (const start of ['/', '/?search=', '/faq?search=']) {
        expect([start, await statusOf(start + 'a'.repeat(length))]).toEqual([start, 431]);
      }
    }
  });
});
