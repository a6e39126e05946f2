import type { Server } from 'node:http';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listening } from '../limits';
import { createServer } from './create-server';

/** Nothing is prepared: every request is told the number of its body's bytes, but one that asks for much. */
const hot = { find: () => undefined, allowsHost: () => true, isDraining: () => false };
const ASK = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
/** More than two machines keep between them for somebody who does not read. */
const MUCH = Buffer.alloc(32 * 1024 * 1024);

let server: Server;
let sockets: Socket[];
beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(limits: Partial<typeof listening>): Promise<void> {
  const all = { ...listening, checkMs: 20, ...limits };
  server = createServer(
    hot,
    (request, response) => {
      let bytes = 0;
      const answer = () => response.end(request.url === '/much' ? MUCH : String(bytes));
      request.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', answer);
    },
    all,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function connect(): Socket {
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  return socket.on('error', () => undefined);
}

/** Sends piece after piece, without end, for as long as it is let. */
function drip(socket: Socket, piece: string): void {
  const dripping = setInterval(() => socket.write(piece), 10);
  socket.once('close', () => clearInterval(dripping));
}

/** The first answer on a connection, which stays open. */
function answered(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    socket.once('close', () => reject(new Error('closed')));
  });
}

it('C19: whoever never comes to the end of the headers is told 408, and others are served meanwhile', async () => {
  await listen({ headersMs: 300 });
  const slow = Array.from({ length: 50 }, connect);
  const ends = slow.map((socket) => text(socket));
  for (const socket of slow) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    drip(socket, 'X-More: 1\r\n');
  }
  const other = connect();
  other.write(ASK);
  expect(await answered(other)).toMatch(/^HTTP\/1\.1 200 /);
  for (const end of await Promise.all(ends)) expect(end).toMatch(/^HTTP\/1\.1 408 /);
});

it('C19: whoever never comes to the end of the body is told 408', async () => {
  await listen({ headersMs: 300, requestMs: 500 });
  const slow = connect();
  slow.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  drip(slow, 'x');
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /);
});

it('C19: whoever does not read the answer is hung up on, and others are served meanwhile', async () => {
  await listen({ idleMs: 300 });
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  let came = 0;
  server.on('connection', () => (came += 1));
  for (const socket of Array.from({ length: 20 }, connect)) socket.write('GET /much HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => came).toBe(20);
  const other = connect();
  other.write(ASK);
  expect(await answered(other)).toMatch(/^HTTP\/1\.1 200 /);
  other.destroy();
  await expect.poll(open).toBe(0);
});

it('C19: headers that are too long are told 431', async () => {
  await listen({});
  const long = connect();
  long.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(listening.headerBytes)}\r\n\r\n`);
  expect(await text(long)).toMatch(/^HTTP\/1\.1 431 /);
});

it('C19: connections that are only kept make room for whoever asks, and those that ask are not cut', async () => {
  await listen({ connections: 4 });
  const kept = [connect(), connect(), connect()];
  for (const socket of kept) socket.write(ASK);
  await Promise.all(kept.map(answered));
  const asking = connect();
  asking.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nx');
  const closed = Promise.all(kept.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  // There is no room for this one, which makes some.
  await expect(answered(connect())).rejects.toThrow('closed');
  await closed;
  const next = connect();
  next.write(ASK);
  expect(await answered(next)).toMatch(/^HTTP\/1\.1 200 /);
  asking.write('x');
  expect(await answered(asking)).toMatch(/\r\n\r\n2$|^2$|200/);
});
