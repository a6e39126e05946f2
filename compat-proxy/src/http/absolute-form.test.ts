import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cookiesOf, TestApp } from '../testing/test-app';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = z.object({ port: z.number() }).parse(test.app.server.address()));
});
afterAll(() => test.close());

/** Sends a line and a body as they are, and gives the head and the body of the answer. */
async function send(line: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) {
  const content = body === undefined ? '' : JSON.stringify(body);
  const told = { host: '127.0.0.1', 'content-type': 'application/json', connection: 'close', ...headers };
  const lines = Object.entries({ ...told, 'content-length': String(content.length) }).map((pair) => pair.join(': '));
  const socket = connect(port, '127.0.0.1');
  socket.write([`${line} HTTP/1.1`, ...lines, '', content].join('\r\n'));
  const [head = '', got = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head, body: got };
}
const logIn = { action: 'login', email: 'editor', password: 'right' };

describe('a request whose address names the host', () => {
  it('C1: signs in, tells who is in and signs out as one that does not', async () => {
    const entered = await send('POST http://127.0.0.1/api/auth.php', { body: logIn });
    expect([entered.status, entered.head]).toEqual([200, expect.stringMatching(/^set-cookie: session=/im)]);
    const cookie = cookiesOf(await test.login('right'));
    const isIn = async () => (await send('GET HTTP://127.0.0.1/api/auth.php', { headers: { cookie } })).body;
    expect(await isIn()).toContain('"authenticated":true');
    const left = await send('POST http://127.0.0.1/api/auth.php', { body: { action: 'logout' }, headers: { cookie } });
    expect(left.status).toBe(200);
    expect(await isIn()).toContain('"authenticated":false');
    expect((await send('POST http://127.0.0.1/api/auth.php', { body: { action: 'logout' } })).status).toBe(200);
  });

  it.each(['GET http://127.0.0.1/contact?x=1', 'GET http://127.0.0.1', 'GET http://127.0.0.1?x=1'])(
    'P19: %s is the page',
    async (line) => {
      expect(await send(line)).toMatchObject({ status: 200, body: expect.stringContaining('<!doctype html>') });
    },
  );

  it.each([
    'GET http://evil.example/',
    'GET http://evil.example/api/content.php',
    'GET http://evil.example@127.0.0.1/',
    'GET http://127.0.0.1@evil.example/',
    'GET https://127.0.0.1:8443/login',
    'POST http://evil.example/api/auth.php',
    'POST http://evil.example/api/nothing',
    'GET http://',
    'GET http:///login',
    'GET HTTP://127.0.0.1*',
    'GET http://[/login',
  ])('F12: %s is not answered when Host says another one', async (line) => {
    expect((await send(line, { body: logIn })).status).toBe(421);
  });

  it.each(['GET *', 'GET ftp://127.0.0.1/login', 'GET http://127.0.0.1/*'])(
    'P19: %s is a page that is not there',
    async (line) => {
      expect(await send(line)).toMatchObject({ status: 404, body: expect.stringContaining('<!doctype html>') });
    },
  );

  it('F12: a host that is not ours stays so in whatever form', async () => {
    const headers = { host: 'evil.example' };
    expect((await send('GET http://evil.example/', { headers })).status).toBe(421);
    expect((await send('GET http://127.0.0.1/', { headers })).status).toBe(421);
  });
});
