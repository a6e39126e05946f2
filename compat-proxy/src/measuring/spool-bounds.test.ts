import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_BATCH_ITEMS, type MeasuredBatch } from '@apoti/contract';
import { item, VisitStore } from '../testing/visit-store';
import { Spool } from './spool';
import { lineOf } from './spool-file';

const MINUTE_MS = 60_000;
const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() };

let folder: string;
let store: VisitStore;
let uptime = 0;
let clock = 0;
let lost = { room: 0, refused: 0 };
type Changes = { maxBytes?: number; send?: (batch: MeasuredBatch) => Promise<boolean> };
const spool = (changes: Changes = {}) =>
  new Spool({
    ...{ folder, send: store.send, log, uptime: () => uptime, now: () => clock },
    onLost: (count, cause) => (lost[cause] += count),
    ...changes,
  });
const files = () => readdir(folder);
const bytes = async () =>
  (await Promise.all((await files()).map(async (name) => (await stat(join(folder, name))).size))).reduce(
    (sum, size) => sum + size,
    0,
  );
const write = (place: number, items: number) =>
  writeFile(
    join(folder, `${String(clock + place).padStart(15, '0')}-${crypto.randomUUID()}.batch`),
    lineOf(Array.from({ length: items }, (_, index) => item(1 + place * 1_000 + index))),
  );

beforeEach(async () => {
  vi.clearAllMocks();
  [uptime, clock, lost] = [0, Date.now(), { room: 0, refused: 0 }];
  store = new VisitStore();
  folder = await mkdtemp(join(tmpdir(), 'spool-bounds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('A20: a store that is slow, and takes less than comes, fills no disk either', async () => {
  const full = Array.from({ length: MAX_BATCH_ITEMS }, (_, index) => item(1_000_000 + index));
  const size = Buffer.byteLength(lineOf(full));
  for (let place = 0; place < 12; place += 1) await write(place, 1);
  let most = 0;
  const one = spool({
    maxBytes: 4 * size,
    // While it takes one, two more come.
    send: async (batch) => {
      for (let come = 0; come < 2; come += 1) await one.append(full);
      most = Math.max(most, await bytes());
      return store.send(batch);
    },
  });
  await one.work();
  // What has just come, and what is being written.
  expect(most).toBeLessThan(4 * size + 3 * size);
  expect(lost.room).toBeGreaterThan(MAX_BATCH_ITEMS);
});

it('A20: what was dropped is counted by the thing, once whoever drops it, and said once', async () => {
  store.answer = 'is dead';
  for (let place = 0; place < 40; place += 1) await write(place, 10);
  const maxBytes = (await bytes()) / 4;
  const both = [spool({ maxBytes }), spool({ maxBytes })];
  await Promise.all(both.map((one) => one.work()));
  const left = (await files()).length;
  expect(left).toBeGreaterThan(5);
  expect(lost.room).toBe((40 - left) * 10);
  const dropped = await Promise.all(both.map(async (one) => (await one.state()).dropped));
  expect(dropped.reduce((sum, count) => sum + count)).toBe(40 - left);
});

it('A20: a flood of dropped visits is one line in the log, and its end another one with their number', async () => {
  store.answer = 'is dead';
  const one = spool({ maxBytes: 10_000 });
  for (let flood = 0; flood < 30; flood += 1) {
    await one.append(Array.from({ length: 40 }, (_, index) => item(1 + flood * 40 + index)));
    clock += 2 * MINUTE_MS;
    await one.work();
  }
  expect(log.error).toHaveBeenCalledOnce();
  store.answer = 'takes';
  for (let look = 0; look < 3; look += 1) {
    clock += 2 * MINUTE_MS;
    await one.work();
  }
  expect(lost.room).toBe(30 * 40 - store.items.length);
  expect(log.info).toHaveBeenCalledWith({ things: lost.room }, expect.stringContaining('have room again'));
});

it('A20: that the CMS refuses many things is one line in the log', async () => {
  store.answer = 'refuses';
  for (let place = 0; place < 5; place += 1) await write(place, 8);
  const one = spool();
  await one.work();
  clock += MINUTE_MS;
  await write(9, 8);
  await one.work();
  expect(await one.state()).toMatchObject({ waiting: 0, refused: 48 });
  expect(log.error).toHaveBeenCalledOnce();
});

it('A20: says for how long nothing was taken, whatever the clock is set to', async () => {
  store.answer = 'is dead';
  const one = spool();
  await one.append([item(1)]);
  await one.work();
  uptime += 20 * MINUTE_MS;
  clock -= 60 * MINUTE_MS;
  await one.work();
  expect(await one.trouble()).toMatchObject({ failingFor: 20 * MINUTE_MS, maxBytes: 64 * 1024 * 1024 });
  store.answer = 'takes';
  clock += 2 * MINUTE_MS;
  await one.work();
  expect(await one.trouble()).toEqual({ failingFor: 0, oldest: null, bytes: 0, maxBytes: 64 * 1024 * 1024 });
});

it('A20: nothing is amiss with a process whose visits another one has handed on', async () => {
  store.answer = 'is dead';
  const one = spool();
  await one.append([item(1)]);
  await one.work();
  store.answer = 'takes';
  await spool().work();
  uptime += 20 * MINUTE_MS;
  clock += 2 * MINUTE_MS;
  await one.work();
  expect((await one.trouble()).failingFor).toBe(0);
});
