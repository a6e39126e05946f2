import type { Server } from 'node:http';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBodySchema } from '@apoti/contract';
import { listening } from '../limits';
import { answerBroken } from './broken-request';
import { createServer } from './create-server';

/** Nothing is prepared. */
const hot = { find: () => undefined, allowsHost: () => true, isDraining: () => false };
const headers = { 'x-content-type-options': 'nosniff' };
const lineSchema = z.looseObject({ level: z.number(), reqId: z.string(), status: z.number(), msg: z.string() });

let server: Server;
let port: number;
let lines: z.infer<typeof lineSchema>[];
let refused: Promise<void>;
/** Answers what has no body with half of its answer, and with the rest once a broken one was met; what has one, never. */
beforeEach(async () => {
  lines = [];
  const write = (line: string) => void lines.push(lineSchema.parse(JSON.parse(line)));
  const log = pino({ level: 'debug' }, { write });
  const limits = { ...listening, checkMs: 20, headersMs: 200, requestMs: 200 };
  server = createServer(
    hot,
    ({ method }, response) => {
      if (method === 'POST') return;
      response.writeHead(200, { 'content-length': 10 }).write('first');
      void refused.then(() => response.end('after'));
    },
    limits,
  );
  refused = new Promise((resolve) => {
    server.on('clientError', (error, socket) => {
      answerBroken(error, socket, { log, headers });
      resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = z.object({ port: z.number() }).parse(server.address()));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends bytes as they are; what came back until the server hung up. */
function send(bytes: string): Promise<string> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.write(Buffer.from(bytes, 'latin1'));
  return text(socket);
}

it.each([
  ['too long a head', `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(listening.headerBytes)}\r\n\r\n`, 431, 'too_large'],
  ['a head that never ends', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'unavailable'],
  ['what is no HTTP', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400, 'bad_request'],
  ['a method that HTTP/1.1 has not', 'PRI *HTTP/2.0\r\n\r\n', 400, 'bad_request'],
])('C19: %s is refused in the form of the wire, and told in one line of the log', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(head).toMatch(/^connection: close$/m);
  const told = errorBodySchema.parse(JSON.parse(body));
  expect(told).toMatchObject({ success: false, code, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(head).toContain(`content-length: ${body.length}\r\n`);
  expect(lines).toEqual([expect.objectContaining({ reqId: told.requestId, status, msg: told.error })]);
});

it('C19: what is no request behind one writes nothing into the answer that is on its way', async () => {
  const socket = createConnection({ port, host: '127.0.0.1' });
  let came = '';
  const first = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      came += chunk.toString();
      if (came.endsWith('first')) resolve();
    });
  });
  const over = new Promise((resolve) => socket.on('close', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await first;
  socket.write('no request\r\n\r\n');
  await over;
  expect(came).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*first$/);
  expect(lines).toHaveLength(1);
});

it.each([
  [
    'a body never ends is told at info: somebody waits for its answer',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
    30,
  ],
  ['no head ever ends is told at debug: it may be a connection that a browser opened ahead', 'GET / HTTP/1.1\r\n', 20],
])('C19: that %s', async (_, bytes, level) => {
  expect(await send(bytes)).toMatch(/^HTTP\/1\.1 408 /);
  expect(lines).toEqual([expect.objectContaining({ status: 408, level })]);
});

it('C19: nothing of what was sent is in the log or in the answer', async () => {
  const secret = 'GET / HTTP/1.1\r\nCookie: session=canary\0\r\n\r\n';
  expect(await send(secret)).not.toContain('canary');
  expect(JSON.stringify(lines)).not.toContain('canary');
});
