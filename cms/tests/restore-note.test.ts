import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RestoreNote } from '@apoti/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookAtNotes } from '../src/doctor/look-at-notes';
import { noteUpgrade } from '../src/upgrades/upgrade-note';
import {
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

const at = '2026-05-04T10:00:00.000Z';
const now = Date.parse(at);
const database = 'db-a:5432/site (public)';
const note = { name: 'backup.tar.gz', madeAt: at, at, by: 'ada', reason: '', starts: 1, aside: '', database };
const others = ['', 'postgres://apoti:secret@db-b:5432/site', 'postgres://apoti@db-a/other'];

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'restore-note-'));
  vi.stubEnv('DATABASE_SCHEMA', '');
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

const uploaded = () => readdirSync(join(dataDir, 'public/uploads'));
const lay = (folder: string, file: string) => makeUploads(join(dataDir, 'restore', folder), { [file]: file });

it('A18: the note of a restore names its database, without role and password', async () => {
  makeDatabase(join(dataDir, 'cms.sqlite'), 10);
  makeUploads(dataDir, { 'one.webp': 'one' });
  const name = await makeBackup({ dataDir, kind: 'manual', by: 'ada', time: now, ...quiet });
  await prepareRestore({ dataDir, archive: join(dataDir, 'backups', name), by: 'ada', now, ...quiet });
  expect(readNote(dataDir)).toMatchObject({ state: 'ready', database: 'SQLite' });
});

it.each(others)('A18: a restore that waits is given up where the settings name another database (%s)', (url) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('DATABASE_URL', url);
  makeUploads(dataDir, { 'there.webp': 'there' });
  lay('new', 'restored.webp');
  for (const file of ['cms.sqlite', 'cms.sql']) writeFileSync(join(dataDir, 'restore/new', file), 'what was restored');
  if (url === '') writeFileSync(join(dataDir, 'cms.sqlite'), 'what is there');
  writeNote(dataDir, { ...note, state: 'ready', starts: 0 });
  switchOver(dataDir);
  expect(readNote(dataDir)).toMatchObject({ state: 'undone', reason: expect.stringContaining(database) });
  expect(uploaded()).toEqual(['there.webp']);
  if (url === '') expect(readFileSync(join(dataDir, 'cms.sqlite'), 'utf8')).toBe('what is there');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('The backup backup.tar.gz was not restored.'));
});

it.each(['moving', 'switched', 'undoing'] as const)(
  'A18: a restore that is half done (%s) is ended in its own database alone: a start with another one is refused, and says why',
  (state) => {
    makeUploads(dataDir, { 'there.webp': 'there' });
    lay('old', 'before.webp');
    const half: RestoreNote = { ...note, state, starts: 3, aside: 'apoti_before_1' };
    writeNote(dataDir, half);
    for (const url of others) {
      vi.stubEnv('DATABASE_URL', url);
      expect(() => switchOver(dataDir)).toThrow(`another database is half done: ${database}. DATABASE_URL names`);
      expect([readNote(dataDir), uploaded()]).toEqual([half, ['there.webp']]);
    }
  },
);

it('A18: what a restore has replaced becomes a backup in its own database alone, and is not thrown away for another one', async () => {
  lay('old', 'before.webp');
  writeNote(dataDir, { ...note, state: 'restored', aside: 'apoti_before_1' });
  await expect(keepReplaced({ dataDir, now, ...quiet })).rejects.toThrow(`in another database (${database})`);
  expect(existsSync(join(dataDir, 'restore/old/public/uploads/before.webp'))).toBe(true);
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
});

it('A18: the doctor tells what another database still needs, and nothing of the own one or of what is over', () => {
  const look = () => lookAtNotes(dataDir).map(({ what }) => what);
  expect(look()).toEqual([]);
  noteUpgrade(dataDir, { state: 'begun', at, database });
  writeNote(dataDir, { ...note, state: 'switched' });
  const names = `${database}; DATABASE_URL names SQLite.`;
  expect(look()).toEqual([
    `An upgrade was broken off in another database: ${names}`,
    `The restore of backup.tar.gz is half done in another database: ${names}`,
  ]);
  noteUpgrade(dataDir, { state: 'done', at, database });
  writeNote(dataDir, { ...note, state: 'restored' });
  expect(look()).toEqual([]);
  lay('old', 'before.webp');
  expect(look()).toEqual([
    `What a restore has replaced is not a backup yet, and belongs to another database: ${names}`,
  ]);
  vi.stubEnv('DATABASE_URL', 'postgres://somebody@db-a/site');
  expect(look()).toEqual([]);
});
