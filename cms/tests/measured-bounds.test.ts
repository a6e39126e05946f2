import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyticsQuerySchema, type MeasuredItem } from '@apoti/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measures } from '../src/analytics/figures';
import { dayOf } from '../src/analytics/hours';
import { PostgresSql } from '../src/analytics/postgres-sql';
import { replySchemas, answer } from '../src/analytics/requests';
import type { Sql } from '../src/analytics/sql';
import { takeBatch } from '../src/analytics/take-batch';
import { WorkerChannel } from '../src/analytics/worker-channel';
import { measured, newStores } from './support/measured';
import { onPostgres } from './support/only-on';

/** Half past three in the afternoon in Lagos. */
const NOW = Date.parse('2026-03-04T14:30:00Z');
const today = analyticsQuerySchema.parse({ range: 'custom', from: '2026-03-04', to: '2026-03-04' });

let sql: Sql;
/** Another connection to the same store. */
let other: Sql;
beforeEach(async () => {
  [sql, other] = await newStores();
});
afterEach(async () => {
  await sql.close();
  await other.close();
});

const search = (visitor: number, text: string, at = NOW): MeasuredItem =>
  measured(at, visitor, { what: { kind: 'search', text } });
const take = (items: MeasuredItem[]) => takeBatch(sql, { id: randomUUID(), items }, NOW);
const report = async (store = sql) =>
  replySchemas.report.parse(await answer(store, { what: 'report', now: NOW, query: today }));
const countIn = async (from: string) =>
  Number((await sql.all(`select count(*) as rows_there from ${from}`))[0]?.['rows_there']);

it('A20: made-up words neither fill the store nor take the place of those that people search for', async () => {
  for (let visitor = 1; visitor <= 30; visitor += 1) await take([search(visitor, 'how big')]);
  for (let flood = 0; flood < 8; flood += 1) {
    await take(Array.from({ length: 1_000 }, (_, word) => search(word + 100, `made up ${flood} ${word}`)));
    // People go on searching meanwhile, also for what nobody has searched for until then.
    for (let visitor = 1; visitor <= 3; visitor += 1) await take([search(visitor, 'ikeja opening hours')]);
  }
  const { topKeywords } = await report();
  expect(topKeywords.slice(0, 3)).toMatchObject([
    { keyword: '(other)' },
    { keyword: 'how big', searches: 30 },
    { keyword: 'ikeja opening hours', searches: 24 },
  ]);
  const sum = await sql.all('select sum(value) as value from daily where measure = ? and segment = 0', [
    measures.searches,
  ]);
  expect(Number(sum[0]?.['value'])).toBe(8_000 + 30 + 24);
  expect(await countIn('names where kind = 2')).toBeLessThanOrEqual(501);
  expect(await countIn('day_names where kind = 2')).toBeLessThanOrEqual(501);
  expect(await countIn(`hourly where measure = ${measures.searches}`)).toBeLessThanOrEqual(501);
  // What somebody does later changes their visit, and what was put together with it.
  await take([search(100, 'how big'), search(101, 'made up 0 1'), measured(NOW, 102)]);
  expect((await report()).topKeywords[1]).toMatchObject({ keyword: 'how big', searches: 31 });
  for (const table of ['hourly', 'daily']) expect(await countIn(`${table} where value < 0`)).toBe(0);
  const names = `select 1 from names where names.id = items.name`;
  expect(await countIn(`items where kind = 3 and not exists (${names})`)).toBe(0);
}, 120_000);

it('A20: a word of another day keeps its name when this day has no room for it', async () => {
  const yesterday = NOW - 86_400_000;
  await take([search(1, 'rare', yesterday), search(1, 'rare')]);
  for (let flood = 0; flood < 2; flood += 1)
    await take(Array.from({ length: 600 }, (_, word) => search(word + 100, `made up ${flood} ${word % 300}`)));
  const ofToday = `day_names d join names n on n.id = d.name where n.name = 'rare' and d.day = ${dayOf(NOW)}`;
  expect(await countIn(ofToday)).toBe(0);
  const before = analyticsQuerySchema.parse({ range: 'custom', from: '2026-03-03', to: '2026-03-03' });
  const { topKeywords } = replySchemas.report.parse(await answer(sql, { what: 'report', now: NOW, query: before }));
  expect(topKeywords).toMatchObject([{ keyword: 'rare', searches: 1 }]);
});

/** A store in which somebody else counts something between any two reads. */
function disturbed(inner: Sql, disturb: () => Promise<unknown>): Sql {
  return {
    dialect: inner.dialect,
    all: async (statement, values) => {
      const rows = await inner.all(statement, values);
      await disturb();
      return rows;
    },
    run: (statement, values) => inner.run(statement, values),
    insert: (before, rows, after) => inner.insert(before, rows, after),
    transaction: (work) => inner.transaction(work),
    snapshot: (work) => inner.snapshot((still) => work(disturbed(still, disturb))),
    close: () => inner.close(),
  };
}

it('A20: the panels of a report agree, whatever is counted while it is read', async () => {
  await take([measured(NOW, 1), measured(NOW, 2, { page: '/pricing' })]);
  const still = await report();
  let visitor = 10;
  const disturb = () => takeBatch(other, { id: randomUUID(), items: [measured(NOW, (visitor += 1))] }, NOW);
  expect(await report(disturbed(sql, disturb))).toEqual(still);
  expect(visitor).toBeGreaterThan(15);
  expect((await report()).metrics[0]?.value).toBe(2 + visitor - 10);
});

// One thread cannot wait for itself: of a file, the CMS's own test tells it.
onPostgres('A20: a batch that two processes take at once is counted once', async () => {
  const batches = Array.from({ length: 6 }, (_, visitor) => ({ id: randomUUID(), items: [measured(NOW, visitor)] }));
  const takes = batches.flatMap((batch) => [takeBatch(sql, batch, NOW), takeBatch(other, batch, NOW)]);
  expect((await Promise.all(takes)).filter((isCounted) => isCounted)).toHaveLength(batches.length);
  expect((await report()).metrics.slice(0, 2).map(({ value }) => value)).toEqual([6, 6]);
});

it('A20: asks a pooler for nothing that it cannot give: what a statement needs is said in its transaction', async () => {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      heard.push(bytes);
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const open = PostgresSql.open(`postgres://one@127.0.0.1:${port}/two?sslmode=disable`, 'analytics', () => undefined);
  await expect(open).rejects.toThrow();
  server.close();
  const said = Buffer.concat(heard).toString('latin1').split('\0');
  expect(said).toContain('user');
  expect(said.join()).not.toMatch(/options|search_path|timeout/);
});

it('A20: a thread that does not answer is ended, and the next question is answered', async () => {
  const script = join(mkdtempSync(join(tmpdir(), 'stuck-')), 'worker.cjs');
  writeFileSync(
    script,
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, request }) => {
      if (request === undefined) return parentPort.close();
      while (request.what === 'realTime');
      parentPort.postMessage({ id, reply: 'done' });
    });`,
  );
  const lines: string[] = [];
  const channel = new WorkerChannel('', (line) => lines.push(line), 300, script);
  const asked = [channel.send({ what: 'realTime', now: NOW }), channel.send({ what: 'forget', now: NOW, before: 0 })];
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(lines).toEqual([expect.stringContaining('has not answered for too long')]);
  expect(await channel.send({ what: 'forget', now: NOW, before: 0 })).toBe('done');
  await channel.close();
});
