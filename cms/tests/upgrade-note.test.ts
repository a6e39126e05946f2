import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { undoUpgrade } from '../src/upgrades/undo-upgrade';
import { giveUpUpgrade, noteUpgrade, readUpgrade } from '../src/upgrades/upgrade-note';

const at = '2026-05-04T10:00:00.000Z';
let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'upgrade-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(dataDir, { recursive: true });
});

it('A18: a backup that was restored after an upgrade was broken off is not replaced by what that had put aside', () => {
  giveUpUpgrade(dataDir);
  expect(readUpgrade(dataDir)).toBeNull();
  noteUpgrade(dataDir, { state: 'begun', at });
  giveUpUpgrade(dataDir);
  expect(readUpgrade(dataDir)).toEqual({ state: 'undone', at });
});

it('A18: an upgrade that has come to its end stays done', () => {
  noteUpgrade(dataDir, { state: 'done', at });
  giveUpUpgrade(dataDir);
  expect(readUpgrade(dataDir)).toEqual({ state: 'done', at });
});

it('A18: an upgrade that was broken off is undone in its own database alone, whichever the settings name now', () => {
  const note = { state: 'begun', at, database: 'db-a:5432/site (public)' } as const;
  noteUpgrade(dataDir, note);
  vi.stubEnv('DATABASE_SCHEMA', '');
  for (const other of ['', 'postgres://apoti:secret@db-b:5432/site', 'postgres://apoti@db-a/other']) {
    vi.stubEnv('DATABASE_URL', other);
    expect(() => undoUpgrade(dataDir)).toThrow(
      'The upgrade of another database was broken off: db-a:5432/site (public).',
    );
    giveUpUpgrade(dataDir);
    expect(readUpgrade(dataDir)).toEqual(note);
  }
  // Another role and another password are no other database.
  vi.stubEnv('DATABASE_URL', 'postgres://somebody:new@db-a:5432/site');
  giveUpUpgrade(dataDir);
  expect(readUpgrade(dataDir)).toEqual({ ...note, state: 'undone' });
});
