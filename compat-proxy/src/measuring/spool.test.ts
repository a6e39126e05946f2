import { appendFile, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_BATCH_ITEMS, measuredItemSchema, type MeasuredItem } from '@apoti/contract';
import { item, VisitStore, type Answer } from '../testing/visit-store';
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

/** Appends as at the test's time: the disk's own clock does not know of it. */
async function appendNow(one: Spool, items: readonly MeasuredItem[]): Promise<void> {
  const sizes = async () => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const));
  };
  const before = new Map(await sizes());
  await one.append(items);
  const time = (Date.now() + later) / 1000;
  for (const [name, size] of await sizes()) {
    if (before.get(name) !== size) await utimes(join(folder, name), time, time);
  }
}

/** What happens to a process: it takes something, works, dies (with half a line behind it), or the CMS changes its ways. */
const stepArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('append' as const), count: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 40_000, 120_000, -3_600_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), torn: fc.integer({ min: 0, max: 120 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cms' as const),
      answer: fc.constantFrom<Answer>('takes', 'is dead', 'takes and its answer is lost'),
    }),
  },
);

it('A20: whatever dies and whenever, all that was acknowledged is counted once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepArbitrary, { maxLength: 25 }),
      fc.integer({ min: 0, max: 1 }),
      async (steps, extra) => {
        await rm(folder, { recursive: true, force: true });
        store = new VisitStore();
        // Some of it the CMS refuses for ever.
        store.refuses = (at) => at % 7 === 0;
        const acknowledged: number[] = [];
        let next = 1;
        // Another process on the same folder sends as well.
        const processes = [spool(), ...(extra === 1 ? [spool()] : [])];
        for (const [index, step] of steps.entries()) {
          const turn = index % processes.length;
          const one = processes[turn] ?? spool();
          if (step.do === 'cms') store.answer = step.answer;
          if (step.do === 'wait') later += step.ms;
          if (step.do === 'work') await one.work();
          if (step.do === 'append') {
            const items = Array.from({ length: step.count }, () => item(next++));
            await appendNow(one, items);
            acknowledged.push(...items.map(({ at }) => at));
          }
          if (step.do === 'crash') {
            const [open] = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.open'));
            const torn = JSON.stringify([item(1_000_000)]).slice(0, step.torn);
            // Half a line is the last thing that a process has written to its own file.
            if (open !== undefined && processes.length === 1) await appendFile(join(folder, open), torn);
            processes[turn] = spool();
          }
        }
        store.answer = 'takes';
        later += 10 * MINUTE_MS;
        await spool().work();
        expect(store.items).toEqual(acknowledged.filter((at) => !store.refuses(at)));
        const ids = new Map<string, string>();
        for (const { id, items } of store.sent) {
          const told = JSON.stringify(items);
          expect(ids.get(id) ?? told).toBe(told);
          ids.set(id, told);
        }
        // Each of them lies aside once, alone.
        const left = await readdir(folder).catch(() => []);
        const aside = await Promise.all(left.map((name) => readFile(join(folder, name), 'utf8')));
        expect(left.every((name) => name.endsWith('.refused'))).toBe(true);
        const refused = aside.map((text) => measuredItemSchema.array().length(1).parse(JSON.parse(text))[0]?.at);
        expect(refused.sort((one = 0, other = 0) => one - other)).toEqual(acknowledged.filter(store.refuses));
      },
    ),
    { numRuns: 60 },
  );
});
