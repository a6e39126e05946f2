import { fastify } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Drain } from './drain';

/** Shorter than the thread is held up, of which 50 ms count. Long enough for what comes before that on a busy machine. */
const FAREWELL_MS = 40;
const HELD_UP_MS = 200;

/**
 * Three clients on another thread, which goes on while this one is held up. Each keeps its connection. When told, each in turn asks as
 * soon as `steps[1]` lets it, the last one for `/second`, and says so in `steps[0]`. Then: what the last one got.
 */
const CLIENTS = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { connect } = require('node:net');
  const steps = new Int32Array(workerData.steps);
  const sockets = [0, 1, 2].map(() => connect(workerData.port, '127.0.0.1'));
  const ask = (socket, path) => socket.write('GET ' + path + ' HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n');
  let kept = 0;
  let answer = '';
  for (const socket of sockets) {
    socket.once('connect', () => ask(socket, '/first'));
    socket.once('data', () => { kept += 1; if (kept === 3) parentPort.postMessage('kept'); });
    socket.on('error', () => undefined);
  }
  const last = sockets[2];
  last.once('data', () => last.on('data', (some) => { answer += some; }));
  last.on('error', (error) => { answer += error.message; });
  last.on('close', () => parentPort.postMessage(answer));
  parentPort.on('message', () => sockets.forEach((socket, i) => {
    Atomics.wait(steps, 1, i - 1);
    ask(socket, socket === last ? '/second' : '/holds');
    Atomics.store(steps, 0, i + 1);
    Atomics.notify(steps, 0);
  }));
`;

/** A server that is let go of by a drain, and what its log tells at `warn` and above. */
async function serve(limits: { finishMs: number; longestMs: number }) {
  const told: unknown[] = [];
  const drain = new Drain({ farewellMs: FAREWELL_MS, quietMs: 0, ...limits });
  const stream = { write: (line: string) => void told.push(JSON.parse(line)) };
  const app = fastify({
    logger: { level: 'warn', stream },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler) => createServer(drain.before(handler)),
  });
  drain.use(app);
  app.get('/first', () => 'first');
  app.get('/second', () => 'second');
  const listen = async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    return z.object({ port: z.number() }).parse(app.server.address()).port;
  };
  return { app, told, listen };
}

describe('whom a proxy that ends closes', () => {
  it('F5: not who asked while an answer to somebody else was made in the very turn that looked', async () => {
    const { app, told, listen } = await serve({ finishMs: 6_000, longestMs: 60_000 });
    const shared = new SharedArrayBuffer(8);
    const steps = new Int32Array(shared);
    app.get('/holds', () => {
      const asked = Atomics.load(steps, 0);
      Atomics.add(steps, 1, 1);
      Atomics.notify(steps, 1);
      Atomics.wait(steps, 0, asked);
      return 'held';
    });
    const clients = new Worker(CLIENTS, { eval: true, workerData: { port: await listen(), steps: shared } });
    await once(clients, 'message');
    const answer = once(clients, 'message');
    const ended = app.close();
    while (app.server.listening) await nextTurn();
    // Its first look is over; the next one comes when this thread is no longer held up.
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    clients.postMessage('ask');
    Atomics.wait(steps, 0, 0);
    Atomics.wait(steps, 0, 1, HELD_UP_MS);
    await ended;
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 200 .*second$/s);
    expect(told).toEqual([]);
  });

  it.each([
    ['at the end', { finishMs: 0, longestMs: 60_000 }],
    ['before the process is killed, however little time it had', { finishMs: 60_000, longestMs: 0 }],
  ])('F5: whoever is not done %s, and the log tells how many', async (_, limits) => {
    const { app, told, listen } = await serve(limits);
    app.get('/never', () => new Promise(() => undefined));
    const client = connect(await listen(), '127.0.0.1').on('error', () => undefined);
    const asked = once(app.server, 'request');
    client.write('GET /never HTTP/1.1\r\nhost: a\r\n\r\n');
    await asked;
    const closed = once(client, 'close');
    await app.close();
    await closed;
    expect(told).toEqual([
      expect.objectContaining({ msg: 'clients cut off at the end', connections: 1, afterMs: expect.any(Number) }),
    ]);
  });
});
