import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '@apoti/contract/calls/calls';
import { TestApp } from '../testing/test-app';

const LARGE = { 'content-length': '1000000' };
const UNKNOWN = { 'transfer-encoding': 'chunked' };

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = z.object({ port: z.number() }).parse(test.app.server.address()));
});
afterAll(() => test.close());

/** Begins a request and sends nothing of its body: the status of an answer that comes all the same. */
async function begin(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const told = { host: '127.0.0.1', 'content-type': 'application/json', ...headers };
  const lines = Object.entries(told).map((pair) => pair.join(': '));
  socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const [head] = z.tuple([z.instanceof(Buffer)]).parse(await once(socket, 'data'));
  socket.destroy();
  return Number(head.toString().split(' ')[1]);
}

const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const changes = calls.filter(({ method }) => method !== 'GET');

describe('a large body', () => {
  it.each(changes.filter(({ audience }) => audience !== 'everybody'))(
    'F10: of a stranger is refused by $method $path before it is read',
    async ({ method, path }) => {
      for (const headers of [LARGE, UNKNOWN]) expect(await begin(method, addressOf(path), headers)).toBe(401);
    },
  );

  it.each(changes.filter(({ audience }) => audience === 'everybody').map(({ path }) => path))(
    'F10: is too large for %s, whoever sends it',
    async (path) => {
      const cookie = await test.signIn();
      expect(await begin('POST', path, LARGE)).toBe(413);
      expect(await begin('POST', path, { ...LARGE, cookie })).toBe(413);
    },
  );

  it.each(['/contact', '/franchise', '/newsletter', '/login'])('F10: is too large for the page %s', async (path) => {
    expect(await begin('POST', path, LARGE)).toBe(413);
  });

  it('C6: of who is signed in is read and saved', async () => {
    const cookie = await test.signIn();
    const answer = await test.post('/api/content.php', { revision: 'fake.1', x: 'x'.repeat(1_000_000) }, { cookie });
    expect(answer.statusCode).toBe(200);
  });
});
