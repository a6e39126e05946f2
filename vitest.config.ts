import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { defaultExclude, defineConfig } from 'vitest/config';
import { findCompose } from './scripts/lib/find-compose.mjs';
import { findPostgres } from './scripts/lib/find-postgres.mjs';
import { findTool } from './scripts/lib/find-tool.mjs';
import { canCutPower } from './scripts/lib/test/power-image.mjs';
import { isFull, withPostgres } from './scripts/lib/test/postgres-files.mjs';
import { testsAlone } from './tests/support/tests-alone';

/** What is waited for comes late on a machine that has much else to do; no test says by this how long it may take. In ms. */
const patience = { timeout: 30_000, interval: 50 };

/** A test that failed says what it found, in its first line too: that line is all that is left in a summary. */
const telling = { chaiConfig: { truncateThreshold: 600 } } as const;

const long = {
  ...telling,
  pool: 'forks',
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 240_000,
  expect: { poll: patience },
} as const;

/** What is about SQLite's file. */
const onlySqlite = ['archives', 'release', 'switch'].map((name) => `cms/tests/backup-${name}.test.ts`);

/** How lists are found is each database’s own decision, and what a save asks of it (S8): these run on both. */
const onBoth = ['free-reads', 'large-lists', 'list-indexes', 'save-queries'].map((name) => `cms/tests/${name}.test.ts`);

/** Whoever names a database runs all tests of the CMS on it. */
const namesDatabase = process.env['TEST_DATABASE_URL'] !== undefined;

/** What is broken and mended as an operator does it, which `npm run test:full` tries. */
const onlyFull = isFull() ? [] : ['tests/wire/recovery*.test.ts'];

/** Two of each need all three. */
function hasProductionShape(): boolean {
  return findTool('nginx') !== null && findTool('redis-server') !== null && findPostgres() !== null;
}

/** `npm test` fetches nginx, Redis and PostgreSQL where it can, and says so where it could not. */
const withoutTools = [
  ...(findTool('nginx') === null ? ['tests/wire/balancer*.test.ts', 'tests/wire/rolling.test.ts'] : []),
  ...(findTool('redis-server') === null ? ['tests/wire/redis.test.ts'] : []),
  ...(findPostgres() === null ? withPostgres : []),
  ...(hasProductionShape() ? [] : ['tests/wire/production-shape.test.ts']),
];

/** A disk whose power is cut is mounted by root alone. */
const withoutPower = canCutPower() ? [] : ['tests/wire/power-cuts*.test.ts', 'tests/support/power-disk.test.ts'];

/** What judges the units for systemd comes with it. */
const withoutSystemd =
  spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0
    ? []
    : ['tests/architecture/systemd-verify.test.ts'];

/** Docker's client reads docker-compose.yml where there is one. */
const withoutCompose = findCompose() === null ? ['tests/architecture/compose-client.test.ts'] : [];

const setupFiles = [join(import.meta.dirname, 'tests/support/file-folder.ts')];

const unitTests = [
  'compat-proxy/src/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.{mjs,ts}',
  ...['architecture', 'bench', 'faults', 'support'].map((folder) => `tests/${folder}/**/*.test.ts`),
];
const notUnit = ['**/node_modules/**', '**/dist/**', ...withoutSystemd, ...withoutCompose, ...withoutPower];
const alone = testsAlone(import.meta.dirname, ['compat-proxy/src', 'web/src', 'scripts', 'tests']);

/** What is beside the code. */
const unit = {
  ...telling,
  testTimeout: 60_000,
  // Where a file loads much before its first test, that counts as its hook's time.
  hookTimeout: 60_000,
  expect: { poll: patience },
  setupFiles: [...setupFiles, join(import.meta.dirname, 'tests/support/patient-waits.ts')],
};

/** The tests of the CMS: a worker's files share one process, in which a start of Strapi takes a second instead of eight. */
const cms = { isolate: false, sequence: { groupOrder: 2 }, ...long } as const;

/**
 * unit, unit-alone (a process for each file) and contract: beside the code. cms: a real Strapi in the test's process, on SQLite; cms-postgres: some of its files
 * on PostgreSQL too. wire: the built product from outside.
 */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/run-folder.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [...notUnit, ...alone],
          ...unit,
          setupFiles: [...unit.setupFiles, join(import.meta.dirname, 'tests/support/leave-nothing.ts')],
          // A worker's files share one process and what it has loaded, which takes a quarter of the time.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'unit-alone',
          include: alone,
          exclude: notUnit,
          ...unit,
          pool: 'threads',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['compat-proxy/contract/**/*.test.ts'],
          ...telling,
          testTimeout: 30_000,
          setupFiles,
          // Nothing there keeps anything: the files of a worker share one process, which takes a third of the time.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'cms',
          include: ['cms/tests/**/*.test.ts'],
          exclude: [...defaultExclude, ...(namesDatabase ? onlySqlite : [])],
          globalSetup: 'cms/tests/support/drop-databases.ts',
          setupFiles,
          ...cms,
        },
      },
      {
        test: {
          name: 'cms-postgres',
          include: namesDatabase || findPostgres() === null ? [] : onBoth,
          globalSetup: 'tests/support/one-postgres.ts',
          setupFiles: [join(import.meta.dirname, 'tests/support/on-postgres.ts'), ...setupFiles],
          ...cms,
          // A CMS that makes its tables in PostgreSQL and fills them takes longer.
          hookTimeout: 480_000,
        },
      },
      {
        test: {
          name: 'wire',
          include: ['tests/wire/**/*.test.ts'],
          exclude: [...defaultExclude, ...onlyFull, ...withoutTools, ...withoutPower],
          setupFiles,
          sequence: { groupOrder: 3 },
          ...long,
        },
      },
    ],
  },
});
