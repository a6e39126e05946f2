import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { analyticsQuerySchema } from '@apoti/contract';
import { afterEach, expect, it } from 'vitest';
import { AnalyticsStore } from '../src/analytics/analytics-store';
import { PostgresSql } from '../src/analytics/postgres-sql';
import type { AnalyticsRequest } from '../src/analytics/requests';
import { setUpTables } from '../src/analytics/tables';
import { measured } from './support/measured';
import { onPostgres } from './support/only-on';
import { newName, serverUrl, withDatabase } from './support/postgres';

const NOW = Date.parse('2026-03-04T14:30:00Z');
const batch = () => ({ id: randomUUID(), items: [measured(NOW, 1)] });

/** A store whose answers are given by hand, and what it says of itself. */
function byHand() {
  const lines: string[] = [];
  const asked: { what: AnalyticsRequest['what']; answer: (reply: unknown) => void; fail: (error: Error) => void }[] =
    [];
  const channel = {
    send: ({ what }: AnalyticsRequest) =>
      new Promise<unknown>((answer, fail) => {
        asked.push({ what, answer, fail });
      }),
    close: async () => undefined,
  };
  const log = {
    error: (line: string) => lines.push(`error: ${line}`),
    info: (line: string) => lines.push(`info: ${line}`),
  };
  return { store: new AnalyticsStore(channel, log, () => NOW), lines, asked };
}

it('A20: a store that cannot be written says so once, and once that it can again, whatever is read meanwhile', async () => {
  const { store, lines, asked } = byHand();
  const take = async (end: (one: NonNullable<(typeof asked)[number]>) => void) => {
    const taking = store.take(batch()).catch((error: unknown) => error);
    const one = asked.at(-1);
    if (one !== undefined) end(one);
    return taking;
  };
  const down = () => take(({ fail }) => fail(new Error('disk full')));
  const failure = await down();
  expect(failure).toMatchObject({ name: 'AnalyticsFailure', cause: { message: 'disk full' } });
  const reading = store.forget(0);
  asked.at(-1)?.answer({ deleted: 0, isWhole: true });
  expect(await reading).toBe(0);
  for (let time = 0; time < 5; time += 1) await down();
  expect(lines).toEqual(['error: The store of measured visits cannot count visits: disk full']);
  expect(await take(({ answer }) => answer({ counted: true }))).toBe(true);
  expect(lines[1]).toBe('info: The store of measured visits can count visits again');
  await down();
  expect(lines).toHaveLength(3);
});

it('A20: a failure that comes when nobody waits for it any more is said, once', async () => {
  const { store, lines, asked } = byHand();
  const query = analyticsQuerySchema.parse({ range: '7d' });
  const questions = [store.report(query), store.report(query)];
  const gone = questions.map((question) => Promise.race([question.catch(() => 'late'), Promise.resolve('gone')]));
  expect(await Promise.all(gone)).toEqual(['gone', 'gone']);
  expect(lines).toEqual([]);
  for (const { fail } of asked) fail(new Error('statement timeout'));
  await Promise.allSettled(questions);
  expect(lines).toEqual(['error: The store of measured visits cannot tell figures: statement timeout']);
});

/** As much of PostgreSQL as one connection needs; it lets go of all of them in the middle of what `falls` is said in. */
function fallingServer(falls: string) {
  const sockets = new Set<Socket>();
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const ready = message('Z', Buffer.from('T'));
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on('data', (bytes) => {
        if (bytes.includes(falls)) socket.destroy();
        else socket.write(Buffer.concat([message('C', Buffer.from('DONE\0')), ready]));
      });
    });
  });
  return server;
}

const unheard: unknown[] = [];
const hear = (error: unknown) => void unheard.push(error);
afterEach(() => void process.off('uncaughtException', hear));

it('A20: a connection that the server or a pooler ends in the middle of a batch ends nothing but the batch', async () => {
  const server = fallingServer('insert into batches');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const sql = await PostgresSql.open(`postgres://one@127.0.0.1:${port}/two?sslmode=disable`, 'analytics', hear);
  process.on('uncaughtException', hear);
  const taking = sql.transaction((locked) => locked.run('insert into batches (id) values (1)'));
  await expect(taking).rejects.toThrow('Connection terminated unexpectedly');
  // The next one gets another connection.
  expect(await sql.transaction((locked) => locked.run('select 1'))).toBe(0);
  expect(unheard).toEqual([]);
  await sql.close();
  server.close();
});

onPostgres('A20: who may make no schema opens the one that was made for them', async () => {
  const name = newName();
  const url = new URL(serverUrl ?? '');
  await withDatabase(serverUrl, async (ask) => {
    await ask(`create role ${name} login password 'secret'`);
    await ask(`create schema ${name} authorization ${name}`);
  });
  Object.assign(url, { username: name, password: 'secret' });
  const sql = await PostgresSql.open(url.href, name, () => undefined);
  await setUpTables(sql);
  expect(await sql.all('select count(*) as count from items')).toEqual([{ count: '0' }]);
  await sql.close();
  await withDatabase(serverUrl, async (ask) => {
    await ask(`drop schema ${name} cascade`);
    await ask(`drop role ${name}`);
  });
});
