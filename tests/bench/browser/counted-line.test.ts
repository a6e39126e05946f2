import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { CountedLine } from './counted-line';

let site: Server;
let line: CountedLine;
beforeAll(async () => {
  site = createServer((asked, answer) => {
    if (asked.headers['if-none-match'] === '"1"') return void answer.writeHead(304, { etag: '"1"' }).end();
    answer.writeHead(200, { etag: '"1"', 'x-host': asked.headers.host ?? '' });
    answer.write('x'.repeat(70_000));
    answer.end('y');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  line = await CountedLine.to(`http://127.0.0.1:${z.object({ port: z.number() }).parse(site.address()).port}`);
});
afterEach(() => void line.take());
afterAll(async () => {
  await line.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

/** All that a connection is sent for one request. */
function bytesOf(request: string): Promise<string> {
  const socket = connect(Number(new URL(line.origin).port), '127.0.0.1');
  socket.write(`${request}\r\nhost: example.test\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

it('X4: what is counted of an answer is every byte that came, head and framing too', async () => {
  const came = await bytesOf('GET /a?b=c HTTP/1.1');
  expect(came).toContain('x-host: example.test');
  await line.quiet();
  expect(line.take()).toEqual([{ method: 'GET', path: '/a?b=c', status: 200, bytes: came.length, byWorker: false }]);
  expect(line.take()).toEqual([]);
});

it('X4: an answer without a body costs its head', async () => {
  const came = await bytesOf('GET / HTTP/1.1\r\nif-none-match: "1"');
  await line.quiet();
  expect(line.take()).toEqual([{ method: 'GET', path: '/', status: 304, bytes: came.length, byWorker: false }]);
});

it('X4: each answer of a connection is counted for itself', async () => {
  for (const path of ['/1', '/2']) await (await fetch(line.origin + path)).text();
  await line.quiet();
  const [one, two] = line.take();
  expect([one?.path, two?.path]).toEqual(['/1', '/2']);
  expect(two?.bytes).toBe(one?.bytes);
  expect(one?.bytes).toBeGreaterThan(70_000);
});

it('X4: what the service worker asks for by itself is known, its script too', async () => {
  await bytesOf('GET /service-worker.js HTTP/1.1\r\nservice-worker: script');
  await bytesOf(`GET /offline HTTP/1.1\r\nreferer: ${line.origin}/service-worker.js`);
  await bytesOf(`GET /about HTTP/1.1\r\nreferer: ${line.origin}/`);
  await line.quiet();
  expect(line.take().map(({ path, byWorker }) => [path, byWorker])).toEqual([
    ['/service-worker.js', true],
    ['/offline', true],
    ['/about', false],
  ]);
});
