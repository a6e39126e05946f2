import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_BATCH_ITEMS } from '@apoti/contract';
import { item, VisitStore } from '../testing/visit-store';
import { Spool } from './spool';

const MINUTE_MS = 60_000;
const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() };

let folder: string;
let store: VisitStore;
let later = 0;
const spool = (maxBytes?: number) =>
  new Spool({
    folder,
    send: store.send,
    log,
    now: () => Date.now() + later,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
const files = () => readdir(folder);

beforeEach(async () => {
  vi.clearAllMocks();
  later = 0;
  store = new VisitStore();
  folder = await mkdtemp(join(tmpdir(), 'spool-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('what was measured, until it is handed on', () => {
  it('A20: is on disk when it is acknowledged, goes in one batch, and is gone when it is taken', async () => {
    const one = spool();
    await Promise.all([1, 2, 3].map((at) => one.append([item(at)])));
    const [name = ''] = await files();
    expect((await readFile(join(folder, name), 'utf8')).trim().split('\n')).toHaveLength(3);
    await one.work();
    expect(store.sent).toHaveLength(1);
    expect(name).toContain(store.sent[0]?.id);
    expect(store.items).toEqual([1, 2, 3]);
    expect(await files()).toEqual([]);
  });

  it('A20: goes in batches of at most so many, and what one page told stays together', async () => {
    const one = spool();
    const all = Array.from({ length: 70 }, (_, request) =>
      one.append(Array.from({ length: 40 }, (_, index) => item(1 + request * 40 + index))),
    );
    await Promise.all(all);
    await one.work();
    expect(store.items).toHaveLength(2_800);
    for (const { items } of store.sent) expect(items.length % 40).toBe(0);
    expect(Math.max(...store.sent.map(({ items }) => items.length))).toBeLessThanOrEqual(MAX_BATCH_ITEMS);
  });

  it('A20: waits while the CMS is dead, asks ever more seldom and says so once', async () => {
    store.answer = 'is dead';
    const one = spool();
    await one.append([item(1)]);
    for (let second = 0; second < 600; second += 1) {
      await one.work();
      later += 1_000;
    }
    expect(store.sent.length).toBeLessThan(20);
    expect(log.warn).toHaveBeenCalledOnce();
    store.answer = 'takes';
    later += MINUTE_MS;
    await one.append([item(2)]);
    await one.work();
    expect(store.items).toEqual([1, 2]);
    expect(log.info).toHaveBeenCalledOnce();
  });

  it('A20: is the same batch again when its answer was lost', async () => {
    store.answer = 'takes and its answer is lost';
    const one = spool();
    await one.append([item(1)]);
    await one.work();
    await one.append([item(2)]);
    store.answer = 'takes';
    await spool().work();
    later += MINUTE_MS;
    await one.work();
    expect(store.sent[1]).toEqual(store.sent[0]);
    expect(store.items).toEqual([1, 2]);
  });

  it('A20: a file that another process still writes is left alone; one that was left behind is sent', async () => {
    store.answer = 'is dead';
    const living = spool();
    await living.append([item(1)]);
    await living.work();
    await living.append([item(2)]);
    store.answer = 'takes';
    await spool().work();
    expect(store.items).toEqual([1]);
    later += MINUTE_MS;
    await spool().work();
    expect(store.items).toEqual([1, 2]);
    // A process that slept so long begins a new file.
    await living.append([item(3)]);
    await living.work();
    expect(store.items).toEqual([1, 2, 3]);
    expect(await files()).toEqual([]);
  });

  it('A20: beyond its room the oldest are dropped, with one line in the log', async () => {
    store.answer = 'is dead';
    const one = spool(4_000);
    for (let at = 1; at <= 60; at += 1) {
      await one.append([item(at)]);
      await one.stop();
      await one.work();
    }
    expect(log.error).toHaveBeenCalledOnce();
    store.answer = 'takes';
    await spool().work();
    expect(store.items.at(-1)).toBe(60);
    expect(store.items.length).toBeGreaterThan(10);
    expect(store.items.length).toBeLessThan(40);
  });

  it('A20: a folder that cannot be written acknowledges nothing', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    await expect(spool().append([item(1)])).rejects.toThrow();
  });
});
