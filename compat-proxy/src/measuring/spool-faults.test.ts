import { watch } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { item, VisitStore } from '../testing/visit-store';
import { Spool } from './spool';
import { halve } from './split-file';
import { filesOf, lineOf } from './spool-file';

const DAY_MS = 86_400_000;
const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() };

let folder: string;
let store: VisitStore;
let later = 0;
const spool = () => new Spool({ folder, send: store.send, log, now: () => Date.now() + later });
const files = async () => (await readdir(folder)).sort();
const name = (place: number) => `${String(Date.now() - 5_000 + place).padStart(15, '0')}-${crypto.randomUUID()}`;
const write = (place: number, text: string) => writeFile(join(folder, `${name(place)}.batch`), text);

/** Names that come and go in a folder from now on: what is written elsewhere does not tell. */
function namesIn(place: string): string[] {
  const names: string[] = [];
  const watcher = watch(place, (_, changed) => void names.push(changed ?? ''));
  onTestFinished(() => watcher.close());
  return names;
}

beforeEach(async () => {
  vi.clearAllMocks();
  later = 0;
  store = new VisitStore();
  folder = await mkdtemp(join(tmpdir(), 'spool-faults-'));
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true, force: true });
});

it('A20: one thing that the CMS refuses costs no other, lies aside, is said and counted', async () => {
  store.refuses = (at) => at === 4;
  const one = spool();
  await one.append([1, 2, 3].map(item));
  await one.append([4, 5, 6, 7].map(item));
  await one.work();
  expect(store.items).toEqual([1, 2, 3, 5, 6, 7]);
  const [aside = '', ...others] = await files();
  expect(others).toEqual([]);
  expect(aside).toMatch(/\.refused$/);
  expect(JSON.parse(await readFile(join(folder, aside), 'utf8'))).toEqual([item(4)]);
  expect(log.error).toHaveBeenCalledOnce();
  expect(await one.state()).toEqual({ waiting: 0, oldest: null, refused: 1, broken: 0, dropped: 0 });
  // It is not asked again about.
  const { length } = store.sent;
  later += DAY_MS;
  await spool().work();
  expect(store.sent).toHaveLength(length);
  later += 8 * DAY_MS;
  await spool().work();
  expect(await files()).toEqual([]);
});

it('A20: halves are the same batches however often they are made, and never sent beside the whole', async () => {
  await write(1, lineOf([1, 2, 3].map(item)));
  const [file] = await filesOf(folder, '.batch');
  if (file === undefined) throw new Error('There is no file');
  store.refuses = (at) => at === 3;
  // It ends after the first half is there, and the whole is still to be split.
  const written = namesIn(folder);
  const halves = await halve(file, { id: file.id, items: [1, 2, 3].map(item) });
  await vi.waitUntil(() => written.some((each) => each.endsWith('.tmp')));
  await writeFile(file.path.replace('.batch', '.split'), lineOf([1, 2, 3].map(item)));
  await spool().work();
  await spool().work();
  expect(store.items).toEqual([1, 2]);
  expect(store.sent.some(({ items }) => items.length === 3)).toBe(false);
  expect(store.sent.map(({ id }) => id)).toEqual(expect.arrayContaining(halves.map(({ id }) => id)));
  expect((await files()).filter((left) => !left.endsWith('.refused'))).toEqual([]);
});

it('A20: where halves cannot be written, that is said once, and the whole waits for the next look and costs no other file', async () => {
  await write(1, lineOf([1, 2, 3].map(item)));
  await write(2, lineOf([item(4)]));
  const [file] = await filesOf(folder, '.batch');
  if (file === undefined) throw new Error('There is no file');
  const whole = await readFile(file.path);
  const [half] = await halve(file, { id: file.id, items: [1, 2, 3].map(item) });
  await writeFile(file.path.replace('.batch', '.split'), whole);
  // Nothing can take its place, until the next look has put it aside.
  await rm(half?.path ?? '');
  await mkdir(join(half?.path ?? '', 'something'), { recursive: true });
  const one = spool();
  await one.work();
  expect(store.items).toEqual([3, 4]);
  const endings = async () => (await files()).map((left) => left.replace(/.*\./, '')).toSorted();
  expect(await endings()).toEqual(['broken', 'split']);
  expect(await one.trouble()).toMatchObject({ oldest: file.time, bytes: whole.length });
  // Visits that come meanwhile are no reason to try again.
  await one.append([item(5)]);
  await one.work();
  expect([store.items, await endings()]).toEqual([
    [3, 4, 5],
    ['broken', 'split'],
  ]);
  expect(log.error.mock.calls.map(([, text]: unknown[]) => text)).toEqual([
    'visits that the CMS refuses together cannot be written in halves; they wait on disk',
    'a file of measured visits cannot be read and is put aside',
  ]);
  later += 60_000;
  await one.work();
  expect(store.items).toEqual([1, 2, 3, 4, 5]);
  expect((await files()).map((left) => left.replace(/.*\./, ''))).toEqual(['broken']);
});

it('A20: half of a batch that was never finished goes once its writer is silent; the whole is sent', async () => {
  await write(1, lineOf([1, 2].map(item)));
  const [file] = await filesOf(folder, '.batch');
  const half = `${file?.path.replace('.batch', '')}.${crypto.randomUUID()}.tmp`;
  await writeFile(half, lineOf([item(1)]));
  await spool().work();
  expect([await files(), store.items]).toEqual([[basename(half)], [1, 2]]);
  later += 60_000;
  await spool().work();
  expect([await files(), store.items]).toEqual([[], [1, 2]]);
});

it('A20: a damaged line costs only itself, a damaged file only itself', async () => {
  const odd = { ...item(2), visitor: 'nobody' };
  await write(1, `${lineOf([item(1)])}{"half\n[${JSON.stringify(odd)},${JSON.stringify(item(3))}]\n`);
  await write(2, 'nonsense\n\u0000\u0001\n');
  await mkdir(join(folder, `${name(3)}.batch`));
  await write(4, lineOf([item(4)]));
  const one = spool();
  await one.work();
  expect(store.items).toEqual([1, 3, 4]);
  expect((await files()).map((left) => left.replace(/.*\./, ''))).toEqual(['broken', 'broken']);
  expect(await one.state()).toMatchObject({ waiting: 0, broken: 2 });
  // What lies aside for a week goes, and what cannot be deleted holds up nothing.
  later += 8 * DAY_MS;
  await one.append([item(5)]);
  await one.work();
  expect(store.items).toEqual([1, 3, 4, 5]);
});

it('A20: a clock that is set back neither stops the sending nor takes a file from who writes it', async () => {
  store.answer = 'is dead';
  const one = spool();
  await one.append([item(1)]);
  await one.work();
  store.answer = 'takes';
  later -= DAY_MS;
  await one.work();
  expect(store.items).toEqual([1]);
  await one.append([item(2)]);
  await one.work();
  expect(store.items).toEqual([1, 2]);
  // Written by a process of the time before, which is gone.
  await writeFile(join(folder, `${name(9)}.open`), lineOf([item(3)]));
  later -= 60_000;
  await one.append([item(4)]);
  await one.work();
  expect(store.items).toEqual([1, 2, 3, 4]);
});

it('A20: the writer of a file that another process took for left behind begins another one', async () => {
  const writer = spool();
  await writer.append([item(1)]);
  later -= DAY_MS;
  await spool().work();
  expect(store.items).toEqual([1]);
  await writer.append([item(2)]);
  await writer.work();
  expect(store.items).toEqual([1, 2]);
});

it('A20: says how much waits, and since when', async () => {
  store.answer = 'is dead';
  const one = spool();
  const begun = Date.now();
  await one.append([item(1)]);
  await one.work();
  const { waiting, oldest } = await one.state();
  expect(waiting).toBe(1);
  expect(oldest).toBeGreaterThanOrEqual(begun);
  expect(oldest).toBeLessThanOrEqual(Date.now());
});

it('A20: half a line at the end was never acknowledged: it is no damage', async () => {
  const one = spool();
  await one.append([item(1)]);
  const [open = ''] = await files();
  await appendFile(join(folder, open), '[{"at":2');
  await one.work();
  expect(store.items).toEqual([1]);
  expect(log.error).not.toHaveBeenCalled();
});
