import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  filesOf,
  inProcess,
  keepReplaced,
  listBackups,
  makeBackup,
  makeDatabase,
  makeUploads,
  prepareRestore,
  quiet,
  readNote,
  removeUnfinished,
  roomForBackup,
  rowsOf,
  switchOver,
  writeNote,
} from './support/backups';

const longName = `${'a-very-long-name-of-a-picture-'.repeat(5)}.webp`;
const uploads = {
  'one.webp': 'one',
  [longName]: 'long',
  '.trash/gone.pdf': 'gone',
  '.staging/x~y': 'waits',
  'é.txt': '',
};
const time = Date.parse('2026-03-04T05:06:07.089Z');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'backup-test-'));
  makeDatabase(join(dataDir, 'cms.sqlite'), 3_000);
  makeUploads(dataDir, uploads);
  writeFileSync(join(dataDir, 'secrets.json'), 'a secret');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const make = (wish: object = {}) => makeBackup({ dataDir, kind: 'manual', by: 'ada', time, ...quiet, ...wish });
const restore = (name: string) =>
  prepareRestore({ dataDir, archive: join(dataDir, 'backups', name), by: 'ada', now: time, ...quiet });

it('A18: a backup is one archive that any tar unpacks, of the database and every upload, and of no secret', async () => {
  const steps: string[] = [];
  const name = await make({ onStep: (step: string) => steps.push(step) });
  expect(name).toBe('backup-2026-03-04T05-06-07-089Z-manual.tar.gz');
  expect([...new Set(steps)]).toEqual(['copying', 'writing', 'checking']);
  expect(await listBackups(dataDir)).toMatchObject([
    { name, kind: 'manual', madeAt: '2026-03-04T05:06:07.089Z', files: 5, by: 'ada' },
  ]);
  const unpacked = mkdtempSync(join(tmpdir(), 'unpacked-'));
  execFileSync('tar', ['-xzf', join(dataDir, 'backups', name), '-C', unpacked]);
  const { 'manifest.json': manifest, 'cms.sqlite': database, ...files } = filesOf(unpacked);
  expect(manifest).toBeDefined();
  expect(database).toBeDefined();
  expect(files).toEqual(
    Object.fromEntries(Object.entries(filesOf(join(dataDir, 'public'))).map(([path, sum]) => [`public/${path}`, sum])),
  );
  expect(rowsOf(join(unpacked, 'cms.sqlite'))).toEqual(rowsOf(join(dataDir, 'cms.sqlite')));
  rmSync(unpacked, { recursive: true });
});

it('A18: what is destroyed comes back, byte for byte, and what was there becomes a backup', async () => {
  const before = { files: filesOf(join(dataDir, 'public')), rows: rowsOf(join(dataDir, 'cms.sqlite')) };
  const name = await make();
  rmSync(join(dataDir, 'cms.sqlite'));
  makeDatabase(join(dataDir, 'cms.sqlite'), 1);
  rmSync(join(dataDir, 'public'), { recursive: true });
  makeUploads(dataDir, { 'newer.webp': 'newer' });
  const destroyed = filesOf(join(dataDir, 'public'));
  await restore(name);
  expect(filesOf(join(dataDir, 'public'))).toEqual(destroyed);
  switchOver(dataDir);
  expect(filesOf(join(dataDir, 'public'))).toEqual(before.files);
  expect(rowsOf(join(dataDir, 'cms.sqlite'))).toEqual(before.rows);
  writeNote(dataDir, { ...readNote(dataDir)!, state: 'restored' });
  const kept = await keepReplaced({ dataDir, now: time + 1, ...quiet });
  expect(await listBackups(dataDir)).toMatchObject([{ name: kept, kind: 'before-restore', files: 1 }, { name }]);
  await restore(String(kept));
  switchOver(dataDir);
  expect(filesOf(join(dataDir, 'public'))).toEqual(destroyed);
  expect(rowsOf(join(dataDir, 'cms.sqlite'))['words']).toHaveLength(1);
});

it('A18: a damaged archive is refused, wherever it is damaged, and leaves everything as it was', async () => {
  const name = await make();
  const path = join(dataDir, 'backups', name);
  const good = readFileSync(path);
  const before = filesOf(dataDir);
  const flipped = (at: number) => {
    const bytes = Buffer.from(good);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    return bytes;
  };
  const places = [0, 20, 300, good.length / 3, good.length / 2, good.length - 40, good.length - 5].map(Math.floor);
  const damaged = [...places.map(flipped), good.subarray(0, good.length / 2), good.subarray(0, -1), Buffer.alloc(0)];
  for (const bytes of damaged) {
    writeFileSync(path, bytes);
    await expect(restore(name)).rejects.toThrow(/^The backup is damaged: .+ Nothing was changed\.$/);
    writeFileSync(path, good);
    switchOver(dataDir);
    expect(filesOf(dataDir)).toEqual(before);
  }
  await restore(name);
  expect(readNote(dataDir)).toMatchObject({ state: 'ready', name, by: 'ada' });
});

it('A18: a file that is no backup is told as none, whatever else it is', async () => {
  const [text, archive] = ['notes.txt', 'other.tar.gz'].map((name) => join(dataDir, name));
  writeFileSync(String(text), 'notes '.repeat(500));
  execFileSync('tar', ['-czf', String(archive), '-C', dataDir, 'notes.txt']);
  for (const file of [text, archive])
    await expect(prepareRestore({ dataDir, archive: String(file), by: '', now: time, ...quiet })).rejects.toThrow(
      'it is no archive that npm run backup has made',
    );
  expect(readNote(dataDir)).toBeNull();
});

it('A18: an archive that would write elsewhere, or whose database is broken, is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'made-'));
  const archive = (manifest: object, files: Record<string, string | Buffer>) => {
    for (const [path, bytes] of Object.entries({ 'manifest.json': JSON.stringify(manifest), ...files })) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    const named = join(folder, 'made.tar.gz');
    execFileSync('tar', ['-czPf', named, '--format=ustar', '-C', folder, 'manifest.json', ...Object.keys(files)]);
    return prepareRestore({ dataDir, archive: named, by: '', now: time, ...quiet });
  };
  const { createHash } = await import('node:crypto');
  const said = (path: string, bytes: string | Buffer) => ({
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const base = { format: 1, kind: 'manual', madeAt: '2026-01-01T00:00:00Z', by: '' };
  await expect(archive({ ...base, files: [said('public/uploads/../../secrets.json', 'x')] }, {})).rejects.toThrow(
    'damaged',
  );
  await expect(archive({ ...base, files: [said('secrets.json', 'x')] }, { 'secrets.json': 'x' })).rejects.toThrow(
    'damaged',
  );
  await expect(archive({ ...base, files: [] }, { 'public/uploads/x.txt': 'x' })).rejects.toThrow('damaged');
  await expect(archive({ ...base, files: [] }, {})).rejects.toThrow('There is no database in it');
  const database = readFileSync(join(dataDir, 'cms.sqlite'));
  database.fill(7, 4096 * 20, 4096 * 40);
  await expect(archive({ ...base, files: [said('cms.sqlite', database)] }, { 'cms.sqlite': database })).rejects.toThrow(
    /^The database in it (is damaged|cannot be read)/,
  );
  expect(readNote(dataDir)).toBeNull();
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('a secret');
  rmSync(folder, { recursive: true });
});

it('A18: a list opens no archive that the index knows, and does without an index', async () => {
  const name = await make();
  const [backup] = await listBackups(dataDir);
  const index = join(dataDir, 'backups', 'index.json');
  expect(Object.values(JSON.parse(readFileSync(index, 'utf8')))).toEqual([
    { by: 'ada', leavesOutUploads: false, files: 5 },
  ]);
  // One that nobody could read, were it opened.
  const other = 'backup-2026-03-05T05-06-07-089Z-manual.tar.gz';
  writeFileSync(join(dataDir, 'backups', other), 'x');
  const { size, mtimeMs } = statSync(join(dataDir, 'backups', other));
  writeFileSync(index, JSON.stringify({ [`${other} ${size} ${mtimeMs}`]: { by: 'bola', files: 7 } }));
  expect(await listBackups(dataDir)).toMatchObject([{ name: other, by: 'bola', files: 7 }, backup]);
  writeFileSync(index, 'no index');
  expect(await listBackups(dataDir)).toMatchObject([
    { name: other, files: null },
    { name, files: 5 },
  ]);
  rmSync(join(dataDir, 'backups', other));
  expect(await listBackups(dataDir)).toEqual([backup]);
});

it('A18: the room that is asked for before a backup begins is enough for all of it', async () => {
  makeUploads(dataDir, { 'large.bin': randomBytes(400_000).toString('latin1') });
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  const needed = await roomForBackup(dataDir, folder, statSync(join(dataDir, 'cms.sqlite')).size);
  let most = 0;
  // What is linked costs nothing.
  const used = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)))
      .reduce((sum, { size, nlink }) => sum + (nlink > 1 ? 0 : size), 0);
  await make({ onStep: () => (most = Math.max(most, used())) });
  expect(most).toBeGreaterThan(needed / 2);
  expect(most).toBeLessThanOrEqual(needed);
});

it.each(['copying', 'writing'])('A18: kill -9 while %s leaves no half backup', async (step) => {
  const wish = { dataDir, kind: 'manual', by: '', time };
  const { ended } = inProcess(`
    const { makeBackup } = require(built + '/make-backup.js');
    const onStep = (step) => step === '${step}' && process.kill(process.pid, 'SIGKILL');
    makeBackup({ ...${JSON.stringify(wish)}, signal: new AbortController().signal, onStep });`);
  expect(await ended).toBe('SIGKILL');
  expect(await listBackups(dataDir)).toEqual([]);
  await removeUnfinished(dataDir);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  await make();
  expect(await listBackups(dataDir)).toHaveLength(1);
});

it.each(['unpacking', 'checking'])('A18: kill -9 while %s a restore changes nothing', async (step) => {
  const name = await make();
  const before = filesOf(join(dataDir, 'public'));
  makeUploads(dataDir, { 'newer.webp': 'newer' });
  const archive = join(dataDir, 'backups', name);
  const { ended } = inProcess(`
    const { prepareRestore } = require(built + '/prepare-restore.js');
    const onStep = (step, done) => step === '${step}' && (step === 'checking' || done > 0.5) && process.kill(process.pid, 'SIGKILL');
    const wish = ${JSON.stringify({ dataDir, archive, by: '', now: time })};
    prepareRestore({ ...wish, signal: new AbortController().signal, onStep });`);
  expect(await ended).toBe('SIGKILL');
  switchOver(dataDir);
  expect(filesOf(join(dataDir, 'public'))['uploads/newer.webp']).toBeDefined();
  await restore(name);
  switchOver(dataDir);
  expect(filesOf(join(dataDir, 'public'))).toEqual(before);
});
