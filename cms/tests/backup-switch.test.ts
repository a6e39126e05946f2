import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  filesOf,
  keepReplaced,
  makeBackup,
  makeDatabase,
  makeUploads,
  prepareRestore,
  quiet,
  readNote,
  switchOver,
  writeNote,
} from './support/backups';

/** The one object that the CMS's modules have as well. */
const fs = createRequire(import.meta.url)('node:fs') as typeof FileSystem;

const time = Date.parse('2026-03-04T05:06:07.089Z');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'switch-test-'));
  makeDatabase(join(dataDir, 'cms.sqlite'), 100);
  makeUploads(dataDir, { 'one.webp': 'one', '.trash/gone.pdf': 'gone' });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const make = () => makeBackup({ dataDir, kind: 'manual', by: 'ada', time, ...quiet });
const restore = (name: string) =>
  prepareRestore({ dataDir, archive: join(dataDir, 'backups', name), by: 'ada', now: time, ...quiet });

/** Switches over, but everything ends before the n-th rename or removal; says whether it did. Nothing there tidies up. */
function switchEndingAt(n: number): boolean {
  const real = { renameSync: fs.renameSync, rmSync: fs.rmSync };
  let count = 0;
  const ending = (work: (...args: never[]) => void) =>
    function step(...args: never[]) {
      count += 1;
      if (count >= n) throw new Error('the end');
      work(...args);
    };
  Object.assign(fs, { renameSync: ending(real.renameSync), rmSync: ending(real.rmSync) });
  try {
    switchOver(dataDir);
    return false;
  } catch (error) {
    if (error instanceof Error && error.message === 'the end') return true;
    throw error;
  } finally {
    Object.assign(fs, real);
  }
}

it('A18: an end at any step of the switch: it goes on from there, and nothing of either side is lost', async () => {
  const name = await make();
  const restored = filesOf(join(dataDir, 'public'));
  let ends = 0;
  for (let n = 1; ; n += 1) {
    makeUploads(dataDir, { [`newer-${n}.webp`]: 'newer' });
    // What SQLite has not moved into the file yet belongs to it.
    writeFileSync(join(dataDir, 'cms.sqlite-wal'), 'the last words');
    const there = { ...filesOf(join(dataDir, 'public')), database: filesOf(dataDir)['cms.sqlite'] };
    await restore(name);
    const isEnded = switchEndingAt(n);
    // As the proxy and Strapi do when they start.
    mkdirSync(join(dataDir, 'public', 'uploads'), { recursive: true });
    if (isEnded) switchOver(dataDir);
    expect(filesOf(join(dataDir, 'public'))).toEqual(restored);
    expect(filesOf(dataDir)['cms.sqlite-wal']).toBeUndefined();
    const old = filesOf(join(dataDir, 'restore', 'old'));
    expect(old['cms.sqlite']).toBe(there.database);
    expect(readFileSync(join(dataDir, 'restore', 'old', 'cms.sqlite-wal'), 'utf8')).toBe('the last words');
    expect(old[`public/uploads/newer-${n}.webp`]).toBeDefined();
    rmSync(join(dataDir, 'restore'), { recursive: true });
    if (!isEnded) break;
    ends += 1;
  }
  expect(ends).toBeGreaterThan(5);
}, 180_000);

it('A18: when the CMS does not start with it, everything goes back, wherever that ends in the middle', async () => {
  const name = await make();
  let ends = 0;
  for (let n = 1; ; n += 1) {
    makeUploads(dataDir, { 'newer.webp': 'newer' });
    const before = { ...filesOf(join(dataDir, 'public')), database: filesOf(dataDir)['cms.sqlite'] };
    await restore(name);
    for (let starts = 1; starts <= 3; starts += 1) switchOver(dataDir);
    expect(readNote(dataDir)).toMatchObject({ state: 'switched', starts: 3 });
    // What the start that failed has written.
    writeFileSync(join(dataDir, 'cms.sqlite-wal'), 'of the failed one');
    const isEnded = switchEndingAt(n);
    if (isEnded) switchOver(dataDir);
    expect(readNote(dataDir)).toMatchObject({ state: 'undone' });
    expect({ ...filesOf(join(dataDir, 'public')), database: filesOf(dataDir)['cms.sqlite'] }).toEqual(before);
    expect(filesOf(dataDir)['cms.sqlite-wal']).toBeUndefined();
    expect(readdirSync(join(dataDir, 'restore'))).not.toContain('old');
    if (!isEnded) break;
    ends += 1;
  }
  expect(ends).toBeGreaterThan(5);
}, 180_000);

it('A18: a broken database that a restore has replaced is put aside: the next restore does not wait for it', async () => {
  const name = await make();
  writeFileSync(join(dataDir, 'cms.sqlite'), 'no database at all'.repeat(1_000));
  await restore(name);
  switchOver(dataDir);
  writeNote(dataDir, { ...readNote(dataDir)!, state: 'restored' });
  expect(await keepReplaced({ dataDir, now: time, ...quiet })).toBeNull();
  expect(readFileSync(join(dataDir, 'restore', `unreadable-${time}`, 'cms.sqlite'), 'utf8')).toContain('no database');
  await restore(name);
});

it('A18: a database that could not be looked at is no broken one: it stays, and becomes a backup later', async () => {
  const name = await make();
  await restore(name);
  switchOver(dataDir);
  writeNote(dataDir, { ...readNote(dataDir)!, state: 'restored' });
  const old = join(dataDir, 'restore', 'old', 'cms.sqlite');
  const bytes = readFileSync(old);
  rmSync(old);
  // It cannot be opened.
  mkdirSync(old);
  await expect(keepReplaced({ dataDir, now: time + 1, ...quiet })).rejects.toThrow('cannot be read');
  expect(readdirSync(join(dataDir, 'restore'))).toContain('old');
  expect(readdirSync(join(dataDir, 'restore')).some((each) => each.startsWith('unreadable'))).toBe(false);
  rmSync(old, { recursive: true });
  writeFileSync(old, bytes);
  expect(await keepReplaced({ dataDir, now: time + 1, ...quiet })).toMatch(/-before-restore\.tar\.gz$/);
});
