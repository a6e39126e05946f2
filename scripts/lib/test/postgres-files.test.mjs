import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { triedOf, withPostgres } from './postgres-files.mjs';

it('S8: each test of the wire that needs PostgreSQL is known, and without one only those of the run are told of', () => {
  const there = readdirSync(join(root, 'tests/wire')).filter((name) => name.endsWith('-postgres.test.ts'));
  expect([...withPostgres].sort()).toEqual(there.map((name) => `tests/wire/${name}`).sort());
  expect(triedOf(withPostgres, true)).toEqual(withPostgres);
  expect(withPostgres.filter((file) => !triedOf(withPostgres, false).includes(file))).toEqual([
    'tests/wire/recovery-postgres.test.ts',
  ]);
});
