import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { places, root } from '../paths.mjs';
import { startGroup } from '../processes.mjs';
import { countJourneys, countListed, countTests } from './reports.mjs';

/** @typedef {import('./reports.mjs').Count} Count */
/**
 * @typedef {{ name: string, run: () => Promise<Count>, isLight?: true }} Stage `isLight`: it keeps one core busy and says little, and
 *   runs beside another one of its kind
 */

const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const results = join(places.cache, 'test-results');

/**
 * Runs a program with its output shown as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {'inherit' | 'ignore'} [output]
 * @returns {Promise<boolean>} whether it ended well
 */
function show(command, args, env = {}, output = 'inherit') {
  return new Promise((resolve) => {
    const child = startGroup(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * A check that either holds or does not.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Stage}
 */
function check(name, command, args) {
  return {
    name,
    run: async () => ((await show(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/**
 * The same for one that keeps a single core busy.
 * @param {Parameters<typeof check>} parts
 * @returns {Stage}
 */
const light = (...parts) => ({ ...check(...parts), isLight: true });

/**
 * Types, with what the last run knew kept, so that only what has changed since is judged anew.
 * @param {string} name
 * @param {string} project its tsconfig.json
 * @returns {Stage}
 */
function types(name, project) {
  const known = join(places.cache, 'tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return light(name, bin('tsc'), ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', known]);
}

/** @param {string} project @param {...string} more projects that are a part of this stage @returns {Stage} */
function vitest(project, ...more) {
  return {
    name: project,
    run: async () => {
      const file = join(results, `${project}.json`);
      mkdirSync(results, { recursive: true });
      rmSync(file, { force: true });
      const projects = [project, ...more].flatMap((name) => ['--project', name]);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
      const well = await show(bin('vitest'), ['run', ...projects, ...reporters]);
      return countTests(file, well);
    },
  };
}

const playwright = ['test', '--config', 'tests/e2e/playwright.config.ts'];

/** How many journeys are left to the long run; none where this is it. */
async function leftToLongRun() {
  if (process.env['ALL_JOURNEYS'] !== undefined) return 0;
  const file = join(results, 'left-journeys.json');
  rmSync(file, { force: true });
  const env = { ALL_JOURNEYS: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  await show(bin('playwright'), [...playwright, '--list', '--grep', '@full', '--reporter=json'], env, 'ignore');
  return countListed(file);
}

/** @returns {Stage} */
function journeys() {
  return {
    name: 'browser journeys',
    run: async () => {
      const file = join(results, 'journeys.json');
      rmSync(file, { force: true });
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
      const well = await show(bin('playwright'), [...playwright, '--reporter=list,json'], env);
      return { ...countJourneys(file, well), left: await leftToLongRun() };
    },
  };
}

/** The quick part. */
export const quick = [
  light('format', bin('prettier'), [
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    join(places.cache, 'prettier/.prettier-cache'),
    '.',
  ]),
  light('lint', bin('eslint'), [
    '--cache',
    '--cache-location',
    join(places.cache, 'eslint/'),
    '--max-warnings',
    '0',
    '.',
  ]),
  types('types', 'tsconfig.json'),
  types('types of the CMS', 'cms/tsconfig.json'),
  types("types of the panel's additions", 'cms/src/admin/tsconfig.json'),
  types("types of the CMS's tests", 'cms/tests/tsconfig.json'),
  light('requirements', process.execPath, ['scripts/requirements.mjs', '--check']),
  light('security', process.execPath, ['scripts/security.mjs', '--check']),
  light('wire documents', bin('tsx'), ['scripts/wire-docs/main.ts', '--check']),
  vitest('unit', 'unit-alone', 'contract'),
];

/** What needs the built product. */
export const whole = [vitest('cms', 'cms-postgres'), vitest('wire'), journeys()];

/** What takes long or needs the registry: what is known against the packages, and every page judged by Lighthouse. */
export const long = [
  check('packages', process.execPath, ['scripts/supply.mjs']),
  check('Lighthouse', bin('tsx'), ['tests/lighthouse/main.ts']),
];
