import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  listBackups,
  makeBackup,
  makeDatabase,
  makeUploads,
  prepareRestore,
  quiet,
  readNote,
  rowsOf,
} from './support/backups';

const installed = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))).version;
const time = Date.parse('2026-03-04T05:06:07.089Z');
const manifestSchema = z.record(z.string(), z.unknown());

let dataDir: string;
let unpacked: string;
let archive: string;
beforeEach(async () => {
  [dataDir, unpacked] = [mkdtempSync(join(tmpdir(), 'release-')), mkdtempSync(join(tmpdir(), 'unpacked-'))];
  makeDatabase(join(dataDir, 'cms.sqlite'), 10);
  makeUploads(dataDir, { 'one.webp': 'one' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of [dataDir, unpacked]) rmSync(folder, { recursive: true, force: true });
});

async function make(): Promise<void> {
  archive = join(dataDir, 'backups', await makeBackup({ dataDir, kind: 'manual', by: '', time, ...quiet }));
  execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
}
const manifest = () => manifestSchema.parse(JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')));

/** The same archive, but made by another release. */
function restoreOf(release: string | undefined): Promise<void> {
  const { release: _, ...rest } = manifest();
  writeFileSync(join(unpacked, 'manifest.json'), JSON.stringify(release === undefined ? rest : { ...rest, release }));
  const other = join(dataDir, 'other.tar.gz');
  const names = ['manifest.json', 'cms.sqlite', 'public/uploads/one.webp'];
  execFileSync('tar', ['-czf', other, '--format=ustar', '-C', unpacked, ...names]);
  return prepareRestore({ dataDir, archive: other, by: '', now: time, ...quiet });
}

/** The number at a place of the three, and what comes after it from nothing. */
const raised = (place: number) =>
  installed
    .split('.')
    .map((number, index) => (index === place ? Number(number) + 1 : index < place ? number : 0))
    .join('.');

it('A18: an archive says which release has made it, and one of a newer release is refused', async () => {
  await make();
  expect(manifest()).toMatchObject({ release: installed, leavesOutUploads: false });
  const before = rowsOf(join(dataDir, 'cms.sqlite'));
  for (const newer of [0, 1, 2].map(raised))
    await expect(restoreOf(newer)).rejects.toThrow(
      `This backup was made by release ${newer} of the product, and ${installed} is installed here: install ${newer} or a newer one, then restore it. Nothing was changed.`,
    );
  expect(readNote(dataDir)).toBeNull();
  expect(rowsOf(join(dataDir, 'cms.sqlite'))).toEqual(before);
});

it.each([undefined, '0.0.9', installed])('A18: an archive of release %s is taken', async (release) => {
  await make();
  await restoreOf(release);
  expect(readNote(dataDir)).toMatchObject({ state: 'ready', name: 'other.tar.gz' });
});

it('A18: a backup says that uploads are not in it, where they lie in an object store', async () => {
  const store = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'bucket', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };
  for (const [name, value] of Object.entries(store)) vi.stubEnv(name, value);
  await make();
  expect(manifest()).toMatchObject({ leavesOutUploads: true });
  expect(await listBackups(dataDir)).toMatchObject([{ leavesOutUploads: true }]);
});
