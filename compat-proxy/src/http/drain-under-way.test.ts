import { fastify } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Drain } from './drain';

/** Much longer than a look at the connections lies from the next. */
const FAREWELL_MS = 600;

/** A server that is let go of by a drain. `/slow` begins its answer when it is asked or at its end, which `finish` brings. */
async function serve() {
  const drain = new Drain({ farewellMs: FAREWELL_MS, quietMs: 0, finishMs: 6_000, longestMs: 60_000 });
  const app = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler) => createServer(drain.before(handler)),
  });
  drain.use(app);
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.get('/slow', async () => (await finished, 'slow'));
  app.get('/begun', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 8 });
    reply.raw.write('half');
    void finished.then(() => reply.raw.end('done'));
  });
  app.get('/second', () => 'second');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.object({ port: z.number() }).parse(app.server.address());
  return { app, finish, port };
}

/** A client that asks on one connection. `has`: waits until what came matches. */
function clientAt(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let came = '';
  socket.on('data', (some: string) => (came += some));
  socket.on('error', (error) => (came += error.message));
  const closed = once(socket, 'close');
  return {
    closed,
    came: () => came,
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`),
    has: async (what: RegExp) => {
      while (!what.test(came) && !socket.closed) await nextTurn();
    },
  };
}

describe('whoever waits for his answer when a proxy is told to end', () => {
  it('F5: is told with it that the connection ends, so that he asks nothing more on it', async () => {
    const { app, finish, port } = await serve();
    const client = clientAt(port);
    const asked = once(app.server, 'request');
    client.ask('/slow');
    await asked;
    const ended = app.close();
    while (app.server.listening) await nextTurn();
    finish();
    await ended;
    await client.closed;
    expect(client.came()).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*slow$/is);
  });

  it('F5: has all of the farewell to ask once more where the answer had begun, however long it takes', async () => {
    const { app, finish, port } = await serve();
    const client = clientAt(port);
    client.ask('/begun');
    await client.has(/half$/);
    const ended = app.close();
    // The farewell of those who are silent is over, and connections are closed at each look.
    await pause(FAREWELL_MS * 1.5);
    finish();
    await client.has(/done$/);
    await pause(FAREWELL_MS / 4);
    client.ask('/second');
    await ended;
    await client.closed;
    expect(client.came()).toMatch(/halfdoneHTTP\/1\.1 200 .*\r\nconnection: close\r\n.*second$/is);
  });
});
