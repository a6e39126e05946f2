import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookAtWhichDatabase } from '../src/doctor/look-at-database';
import { noteDatabase, otherDatabase } from '../src/starting/database-note';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'database-note-'));
  vi.stubEnv('DATABASE_SCHEMA', '');
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

const postgres = 'postgres://apoti:secret@db-a:5432/site';
const whats = () => lookAtWhichDatabase(dataDir).map(({ what }) => what);

it('A18: after a move to PostgreSQL a command without DATABASE_URL is told whose the folder is, without the password', () => {
  noteDatabase(dataDir, console);
  expect(otherDatabase(dataDir)).toBeNull();
  vi.stubEnv('DATABASE_URL', postgres);
  expect(otherDatabase(dataDir)?.what).toContain(
    'belongs to the database SQLite, and the settings here name db-a:5432',
  );
  noteDatabase(dataDir, console);
  expect([otherDatabase(dataDir), whats()]).toEqual([null, []]);
  vi.stubEnv('DATABASE_URL', '');
  const said = `The data folder ${dataDir} belongs to the database db-a:5432/site (public), and the settings here name SQLite.`;
  expect([otherDatabase(dataDir)?.what, whats()]).toEqual([said, [said]]);
  expect(otherDatabase(dataDir)?.todo).toContain(`move ${join(dataDir, 'cms.database')} away`);
  expect(readdirSync(dataDir)).toEqual(['cms.database']);
});

it('A18: another role or password of the same database is the same one; another schema is not', () => {
  vi.stubEnv('DATABASE_URL', postgres);
  noteDatabase(dataDir, console);
  vi.stubEnv('DATABASE_URL', 'postgres://other:changed@db-a/site');
  expect(otherDatabase(dataDir)).toBeNull();
  vi.stubEnv('DATABASE_SCHEMA', 'second');
  expect(otherDatabase(dataDir)?.what).toContain('name db-a:5432/site (second).');
});

it('A18: a folder of an earlier release, or a note that was cut off, says nothing', () => {
  expect(otherDatabase(dataDir)).toBeNull();
  writeFileSync(join(dataDir, 'cms.database'), '');
  expect(otherDatabase(dataDir)).toBeNull();
});

it('A18: a note that cannot be written is said and ends nothing', () => {
  mkdirSync(join(dataDir, 'cms.database.half'));
  const warn = vi.fn<(text: string) => void>();
  noteDatabase(dataDir, { warn });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/could not be noted/));
  expect(otherDatabase(dataDir)).toBeNull();
});
