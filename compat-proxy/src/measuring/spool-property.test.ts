import { appendFile, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measuredItemSchema } from '@apoti/contract';
import { item, VisitStore, type Answer } from '../testing/visit-store';
import { Spool } from './spool';
import { endings, filesOf, readBatch } from './spool-file';

const MINUTE_MS = 60_000;
const log = { warn: () => undefined, info: () => undefined, error: () => undefined };

let folder: string;
let store: VisitStore;
let later = 0;
const spool = () => new Spool({ folder, send: store.send, log, now: () => Date.now() + later });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Has something written as at the test's time: the disk's own clock does not know of it. */
async function writeNow(write: () => Promise<void>): Promise<void> {
  const sizes = async () => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const));
  };
  const before = new Map(await sizes());
  await write();
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

type Step = typeof stepArbitrary extends fc.Arbitrary<infer Made> ? Made : never;

/** Its last words were written only just before the others look; and half a line stands behind one that is refused. */
const examples: [Step[], number][] = [
  [
    [
      { do: 'append', count: 3 },
      { do: 'crash', torn: 90 },
    ],
    0,
  ],
  [
    [
      { do: 'append', count: 6 },
      { do: 'wait', ms: 40_000 },
      { do: 'append', count: 1 },
      { do: 'crash', torn: 1 },
    ],
    0,
  ],
];

it('A20: whatever dies and whenever, all that was acknowledged is counted once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepArbitrary, { maxLength: 25 }),
      fc.integer({ min: 0, max: 1 }),
      async (steps, extra) => {
        await rm(folder, { recursive: true, force: true });
        store = new VisitStore();
        // A run stands on nothing of those before it: its seed alone has it again.
        later = 0;
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
            await writeNow(() => one.append(items));
            acknowledged.push(...items.map(({ at }) => at));
          }
          if (step.do === 'crash') {
            const [open] = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.open'));
            const torn = JSON.stringify([item(1_000_000)]).slice(0, step.torn);
            // Half a line is the last thing that a process has written to its own file.
            if (open !== undefined && processes.length === 1)
              await writeNow(() => appendFile(join(folder, open), torn));
            processes[turn] = spool();
          }
        }
        store.answer = 'takes';
        // Whose file was written last cannot be told from one that lives before it has been silent for a while.
        const heir = spool();
        for (let look = 0; look < 2; look += 1) {
          await heir.work();
          later += MINUTE_MS;
        }
        expect(store.items).toEqual(acknowledged.filter((at) => !store.refuses(at)));
        const ids = new Map<string, string>();
        for (const { id, items } of store.sent) {
          const told = JSON.stringify(items);
          expect(ids.get(id) ?? told).toBe(told);
          ids.set(id, told);
        }
        // Each of them lies aside once, alone.
        const left = await readdir(folder).catch(() => []);
        const aside = await filesOf(folder, endings.refused);
        expect(left).toHaveLength(aside.length);
        const read = await Promise.all(aside.map(readBatch));
        const refused = read.map(({ batch }) => measuredItemSchema.array().length(1).parse(batch?.items)[0]?.at);
        expect(refused.sort((one = 0, other = 0) => one - other)).toEqual(acknowledged.filter(store.refuses));
      },
    ),
    { numRuns: 60, examples },
  );
});
