import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as OnlyRestorer from '../src/backups/only-restorer';
import type * as ProcessLock from '../src/store/process-lock';
import { onPostgres } from './support/only-on';
import { dropDatabase, isSqlite, newDatabase, urlOf, withDatabase } from './support/postgres';

const require = createRequire(import.meta.url);
const { asOnlyRestorer } = require('../dist/src/backups/only-restorer.js') as typeof OnlyRestorer;
const { asOnlyProcess } = require('../dist/src/store/process-lock.js') as typeof ProcessLock;
/** cms/src/store/process-lock.ts */
const LOCKS = { media: 8_202_022, restore: 8_202_023 };

/** One of its own, for who holds a lock in it is ended. */
let database = '';
beforeAll(async () => void (database = isSqlite ? '' : await newDatabase('of_nobody', null)));
afterAll(() => (isSqlite ? undefined : dropDatabase(database)));
beforeEach(() => void vi.stubEnv('DATABASE_URL', isSqlite ? '' : urlOf(database)));
afterEach(() => vi.unstubAllEnvs());

/** As the server does with whoever is gone from it, in its view. */
const takeAway = (name: keyof typeof LOCKS) =>
  withDatabase(urlOf(database), (ask) =>
    ask(`select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
      where objid = ${LOCKS[name]} and granted and datname = current_database()`),
  );

it('A18: one turn comes after the other, and who gives it back has not lost it', async () => {
  const heard: string[] = [];
  for (const turn of ['first', 'second'])
    await asOnlyProcess(
      'media',
      async () => void heard.push(turn),
      () => void heard.push('lost'),
    );
  expect(heard).toEqual(['first', 'second']);
});

onPostgres('A18: who is at a restore and loses the turn hears of it while another one has it already', async () => {
  const heard: string[] = [];
  await asOnlyRestorer(new AbortController().signal, async (signal) => {
    await takeAway('restore');
    await expect.poll(() => signal.aborted).toBe(true);
    heard.push(String(signal.reason));
    await asOnlyRestorer(new AbortController().signal, async (other) => void heard.push(`other ${other.aborted}`));
  });
  expect(heard).toEqual([expect.stringContaining('Nothing was changed; please try again.'), 'other false']);
});

onPostgres('A15: who moves files and loses the turn is told once', async () => {
  let losses = 0;
  const onLost = () => void (losses += 1);
  await asOnlyProcess('media', async () => undefined, onLost);
  await takeAway('media');
  expect(losses).toBe(0);
  await asOnlyProcess(
    'media',
    async () => {
      await takeAway('media');
      await expect.poll(() => losses).toBe(1);
    },
    onLost,
  );
  expect(losses).toBe(1);
});
