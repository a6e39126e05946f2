import { fastify, type FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Drain } from './drain';

/** A client on another thread: it goes on while this one is held up. It says in `steps` when it has connected and asked. */
const CLIENT = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { connect } = require('node:net');
  const steps = new Int32Array(workerData.steps);
  const tell = (step) => { Atomics.store(steps, 0, step); Atomics.notify(steps, 0); };
  const socket = connect(workerData.port, '127.0.0.1');
  let answer = '';
  const ask = (path) => socket.write('GET ' + path + ' HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n');
  socket.on('data', (some) => { answer += some; if (answer.endsWith('first')) { parentPort.postMessage('kept'); } });
  socket.on('error', (error) => { answer += error.message; });
  socket.on('close', () => parentPort.postMessage(answer));
  socket.on('connect', () => (workerData.path === '' ? ask('/first') : ask(workerData.path)));
  socket.on('connect', () => { if (workerData.path !== '') setImmediate(() => tell(1)); });
  parentPort.on('message', () => { ask('/second'); setImmediate(() => tell(1)); });
`;

/** Twelve clients on another thread: each says in `steps` that it has connected and asked, and what it got. */
const CROWD = 12;
const CROWD_OF_CLIENTS = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { connect } = require('node:net');
  const steps = new Int32Array(workerData.steps);
  const answers = [];
  for (let i = 0; i < ${CROWD}; i += 1) {
    const socket = connect(workerData.port, '127.0.0.1');
    let answer = '';
    socket.on('connect', () => socket.write('GET /second HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', () => {
      if (Atomics.add(steps, 0, 1) === ${CROWD} - 1) Atomics.notify(steps, 0);
    }));
    socket.on('data', (some) => { answer += some; });
    socket.on('error', (error) => { answer += error.message; });
    socket.on('close', () => { answers.push(answer.slice(-6)); if (answers.length === ${CROWD}) parentPort.postMessage(answers); });
  }
`;

/** Shorter than a look at the connections lies from the next. */
const FAREWELL_MS = 10;
const HELD_UP_MS = 50;
const FINISH_MS = 6_000;
/** Behind a balancer the door stays open until nobody has come for so long. */
const QUIET_MS = 50;

let app: FastifyInstance;
async function serve(quietMs: number): Promise<void> {
  const drain = new Drain({ farewellMs: FAREWELL_MS, quietMs, finishMs: FINISH_MS, longestMs: 60_000 });
  app = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler) => createServer(drain.before(handler)),
  });
  drain.use(app);
  app.get('/first', () => 'first');
  app.get('/second', () => 'second');
  app.post('/save', () => 'saved');
  await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => serve(0));
afterEach(() => app.close());

const portOf = ({ server }: FastifyInstance) => z.object({ port: z.number() }).parse(server.address()).port;

/** `path`: what it asks for at once; where there is none, it asks for `/first` and then for `/second` when told. */
function clientOf(path: string) {
  const steps = new SharedArrayBuffer(4);
  const port = portOf(app);
  const worker = new Worker(CLIENT, { eval: true, workerData: { port, steps, path } });
  const said = () =>
    new Promise<string>((resolve) => worker.once('message', (message) => resolve(z.string().parse(message))));
  /** Holds this thread up until the client has asked and the farewell is over. */
  const holdUpUntilAsked = () => {
    Atomics.wait(new Int32Array(steps), 0, 0);
    Atomics.wait(new Int32Array(steps), 0, 1, HELD_UP_MS);
  };
  return { worker, said, holdUpUntilAsked };
}

describe('a proxy that is told to end', () => {
  it('F5: answers who connected and asked before it could let them in', async () => {
    const { said, holdUpUntilAsked } = clientOf('/second');
    const answer = said();
    holdUpUntilAsked();
    await app.close();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*second$/s);
  });

  it('F5: answers all who stood at the door, for the system lets in one in a turn', async () => {
    const shared = new SharedArrayBuffer(4);
    const steps = new Int32Array(shared);
    const workerData = { port: portOf(app), steps: shared };
    const crowd = new Worker(CROWD_OF_CLIENTS, { eval: true, workerData });
    const answers = new Promise((resolve) => crowd.once('message', resolve));
    for (let asked = 0; asked < CROWD; asked = Atomics.load(steps, 0)) Atomics.wait(steps, 0, asked, 1_000);
    await app.close();
    expect(await answers).toEqual(Array(CROWD).fill('second'));
  });

  it('F5: answers what came on a kept connection while it was held up, however long ago it said farewell', async () => {
    const { worker, said, holdUpUntilAsked } = clientOf('');
    expect(await said()).toBe('kept');
    const answer = said();
    const ended = app.close();
    while (app.server.listening) await nextTurn();
    worker.postMessage('ask');
    holdUpUntilAsked();
    await ended;
    expect(await answer).toMatch(/second$/);
  });
});

describe('a proxy behind a balancer that is told to end', () => {
  beforeEach(async () => {
    await app.close();
    await serve(QUIET_MS);
  });

  /** Comes with a connection of its own. Gives its status. */
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${portOf(app)}${path}`, { ...init, keepalive: false })).status;

  it('F5: leaves reads to another proxy where there is one; saves and other reads it answers, and it shuts when nobody comes', async () => {
    const headers = { 'x-another': '1' };
    expect(await ask('/first', { headers })).toBe(200);
    const ended = app.close();
    const [read, head, save, alone] = await Promise.all([
      ask('/first', { headers }),
      ask('/first', { method: 'HEAD', headers }),
      ask('/save', { method: 'POST', headers }),
      ask('/first'),
    ]);
    expect({ read, head, save, alone }).toEqual({ read: 502, head: 502, save: 200, alone: 200 });
    await ended;
    expect(app.server.listening).toBe(false);
  });
});
