import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '../database-name.mjs';
import { wasTold } from '../first-admin.mjs';
import { openSecrets, saveSecrets } from '../secrets.mjs';
import { readSettings } from '../settings.mjs';
import { prepareSecrets } from './prepare-secrets.mjs';

const POSTGRES = { DATABASE_URL: 'postgres://apoti:secret@db.example.com/site' };

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'prepare-secrets-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

/** @param {Record<string, string>} [env] */
const prepare = (env = {}) => prepareSecrets(readSettings({ ...env, DATA_DIR: dir }, '/').settings, env);

/** A database of before, with its file where it is SQLite. @param {import('../secrets.mjs').FirstAdmin} firstAdmin */
function told(firstAdmin) {
  writeFileSync(join(dir, 'cms.sqlite'), '');
  saveSecrets(dir, { ...openSecrets(dir), firstAdmin });
}

describe('the first admin', () => {
  it('A19: is planned at a first start, the same until somebody was told', async () => {
    const first = await prepare();
    expect(first.firstAdmin?.password).toMatch(/^\S{24}$/);
    expect((await prepare()).firstAdmin).toEqual(first.firstAdmin);
  });

  it('A19: is planned again where the product has moved to another database, whoever was told of the one before', async () => {
    told({ told: true, database: databaseName({}) });
    expect((await prepare()).firstAdmin).toBeUndefined();
    const { stored, firstAdmin } = await prepare(POSTGRES);
    expect(firstAdmin?.password).toMatch(/^\S{24}$/);
    expect((await prepare(POSTGRES)).firstAdmin).toEqual(firstAdmin);
    expect(stored.firstAdmin?.told).toBe(false);
    // It was started before: a CMS that cannot start leaves the site.
    expect(stored.firstAdmin && wasTold(stored.firstAdmin)).toBe(true);
  });

  it('A19: is not planned for the database that somebody was told of, whatever its role is now', async () => {
    told({ told: true, database: databaseName(POSTGRES) });
    const env = { DATABASE_URL: POSTGRES.DATABASE_URL.replace('apoti:secret', 'other:changed') };
    expect((await prepare(env)).firstAdmin).toBeUndefined();
    expect((await prepare({ ...env, DATABASE_SCHEMA: 'second' })).firstAdmin).toBeDefined();
  });

  it('A19: of a note of an earlier release is that of the folder', async () => {
    told({ told: true });
    expect((await prepare()).firstAdmin).toBeUndefined();
    expect((await prepare(POSTGRES)).firstAdmin).toBeDefined();
    // A folder without a database was one of PostgreSQL all along.
    rmSync(join(dir, 'cms.sqlite'));
    saveSecrets(dir, { ...openSecrets(dir), firstAdmin: { told: true } });
    expect((await prepare(POSTGRES)).firstAdmin).toBeUndefined();
  });

  it('A19: is planned again where the file of the database is gone', async () => {
    told({ told: true, database: 'SQLite' });
    rmSync(join(dir, 'cms.sqlite'));
    expect((await prepare()).firstAdmin).toBeDefined();
  });
});

it.each([
  [{}, 'SQLite'],
  [POSTGRES, 'db.example.com:5432/site (public)'],
  [{ DATABASE_URL: 'postgresql://db:6000/site', DATABASE_SCHEMA: 'two' }, 'db:6000/site (two)'],
  [{ DATABASE_URL: 'postgres://apoti:secret@/site?host=/run/postgresql' }, 'PostgreSQL'],
  [{ DATABASE_URL: 'postgresql:///site?host=/run/postgresql' }, '/run/postgresql:5432/site (public)'],
])('F12: the database of %j is named without its secrets', (env, name) => {
  expect(databaseName(env)).toBe(name);
});
