import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupsFolder } from '../src/backups/places';
import { openWork, removeUnfinished } from './support/backups';

/** No process of this machine has it. */
const NOBODY = 2 ** 30;
/** What a CMS in another container is writing, whose number means nothing here. */
const elsewhere = `.making-0123456789ab-${NOBODY}-xyz`;

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'unfinished-'));
  folder = backupsFolder(dataDir);
  mkdirSync(join(folder, elsewhere), { recursive: true });
  writeFileSync(join(folder, elsewhere, 'archive'), 'half of it');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const silentFor = (path: string, minutes: number) => {
  const then = Date.now() / 1000 - minutes * 60;
  utimesSync(path, then, then);
};

it('A18: a backup that a CMS in another container is making is left alone, whatever its process is numbered', async () => {
  const sign = join(folder, elsewhere, 'alive');
  writeFileSync(sign, '.');
  // It has begun long ago and makes a large one.
  silentFor(join(folder, elsewhere), 600);
  await removeUnfinished(dataDir);
  expect(existsSync(join(folder, elsewhere, 'archive'))).toBe(true);
  silentFor(sign, 6);
  await removeUnfinished(dataDir);
  expect(readdirSync(folder)).toEqual([]);
});

it('A18: what was begun by a release that gives no signs goes once it is old', async () => {
  const before = join(folder, `.making-${NOBODY}-abc`);
  mkdirSync(before);
  await removeUnfinished(dataDir);
  expect(existsSync(before)).toBe(true);
  silentFor(before, 6);
  await removeUnfinished(dataDir);
  expect(readdirSync(folder)).toEqual([elsewhere]);
});

it('A18: what this process is making is left alone, and shows that it lives', async () => {
  const { work, close } = await openWork(folder);
  expect(readdirSync(work)).toEqual(['alive']);
  await removeUnfinished(dataDir);
  expect(existsSync(work)).toBe(true);
  await close();
  expect(readdirSync(folder)).toEqual([elsewhere]);
});
