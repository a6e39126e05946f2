import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RedisConnection } from './redis-connection';

/** What answers each command with its own number, as long as a connection has not gone silent. */
let server: Server;
let sockets: Socket[];
let silent: Set<Socket>;
/** What it says to PING in the place of a number. */
let refusal: string | null;
const log = { warn: vi.fn<(details: object, text: string) => void>(), info: vi.fn<(text: string) => void>() };
let redis: RedisConnection;

const listen = (port = 0) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
beforeEach(async () => {
  sockets = [];
  silent = new Set();
  refusal = null;
  log.warn.mockClear();
  log.info.mockClear();
  server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    const number = sockets.length;
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      const commands = said.match(/^\*\d+\r$/gm) ?? [];
      const answer = refusal === null || !said.includes('PING') ? `+${number}` : `-${refusal}`;
      if (!silent.has(socket)) socket.write(commands.map(() => `${answer}\r\n`).join(''));
    });
  });
  await listen();
  const { port } = server.address() as AddressInfo;
  redis = new RedisConnection(`redis://127.0.0.1:${port}`, log, { timeoutMs: 300, silenceMs: 300 });
  await redis.start();
});
afterEach(() => {
  redis.stop();
  for (const socket of sockets) socket.destroy();
  server.close();
});

const ask = () => redis.ask((client) => client.ping());
/** By any connection but the first: on a busy machine, one may be given up for the next before it has answered. */
const untilAnsweredAnew = () => vi.waitUntil(async () => Number(await ask().catch(() => 0)) > 1);

it('C2: what is not answered in time is refused; a connection that stays silent is made anew', async () => {
  expect(await ask()).toBe('1');
  silent.add(sockets[0]!);
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  await untilAnsweredAnew();
});

it('C2: one that refuses is told of once, and is no connection that has gone silent; that it is over is told of too', async () => {
  refusal = 'OOM command not allowed when used memory is above its limit.';
  const begun = performance.now();
  await vi.waitUntil(
    async () => {
      await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
      return performance.now() - begun > 700;
    },
    { timeout: 20_000 },
  );
  expect([sockets.length, log.warn.mock.calls.length]).toEqual([1, 1]);
  expect(log.warn.mock.calls[0]?.[1]).toContain('Redis refuses');
  refusal = null;
  expect(await ask()).toBe('1');
  await vi.waitUntil(async () => (await ask()) === '1' && log.info.mock.calls.length > 0);
  expect(log.info.mock.calls).toEqual([[expect.stringContaining('refuses nothing')]]);
});

it('C2: one that refuses some and answers others is told of once', async () => {
  for (const said of ['OOM command not allowed.', null, 'OOM command not allowed.', null]) {
    refusal = said;
    await ask().catch(() => undefined);
  }
  expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0]);
});

it('C2: one that only follows another by now is left for the one that its name leads to', async () => {
  refusal = 'READONLY You cannot write against a read only replica.';
  await vi.waitUntil(async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    return sockets.length > 1;
  });
  refusal = null;
  await untilAnsweredAnew();
  expect(log.warn).toHaveBeenCalledOnce();
});

it('C2: one that is away is told of once, tried again, and told of when it is back', async () => {
  const { port } = server.address() as AddressInfo;
  server.close();
  sockets[0]!.destroy();
  await vi.waitUntil(async () => (await ask().catch(() => null)) === null);
  await vi.waitUntil(() => log.warn.mock.calls.length > 0);
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  await listen(port);
  await untilAnsweredAnew();
  expect([log.warn, log.info].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
