import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { places, root } from '../paths.mjs';
import { startGroup } from '../processes.mjs';
import { countJourneys, countTests } from './reports.mjs';

/** @typedef {import('./reports.mjs').Count} Count */
/** @typedef {{ name: string, run: () => Promise<Count> }} Stage */

const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const results = join(places.cache, 'test-results');

/**
 * Runs a program with its output shown as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
function show(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = startGroup(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
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

/** @param {string} project @returns {Stage} */
function vitest(project) {
  return {
    name: project,
    run: async () => {
      const file = join(results, `${project}.json`);
      mkdirSync(results, { recursive: true });
      rmSync(file, { force: true });
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
      const well = await show(bin('vitest'), ['run', '--project', project, ...reporters]);
      return countTests(file, well);
    },
  };
}

/** @returns {Stage} */
function journeys() {
  return {
    name: 'browser journeys',
    run: async () => {
      const file = join(results, 'journeys.json');
      rmSync(file, { force: true });
      const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
      const well = await show(bin('playwright'), args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
      return countJourneys(file, well);
    },
  };
}

/** The quick part. */
export const quick = [
  check('format', bin('prettier'), [
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    join(places.cache, 'prettier/.prettier-cache'),
    '.',
  ]),
  check('lint', bin('eslint'), [
    '--cache',
    '--cache-location',
    join(places.cache, 'eslint/'),
    '--max-warnings',
    '0',
    '.',
  ]),
  check('types', bin('tsc'), ['-p', 'tsconfig.json']),
  check('types of the CMS', bin('tsc'), ['-p', 'cms/tsconfig.json', '--noEmit']),
  check("types of the panel's additions", bin('tsc'), ['-p', 'cms/src/admin/tsconfig.json', '--noEmit']),
  check("types of the CMS's tests", bin('tsc'), ['-p', 'cms/tests/tsconfig.json', '--noEmit']),
  check('requirements', process.execPath, ['scripts/requirements.mjs', '--check']),
  check('wire documents', bin('tsx'), ['scripts/wire-docs/main.ts', '--check']),
  vitest('unit'),
];

/** What needs the built product. */
export const whole = [vitest('cms'), vitest('wire'), journeys()];

/** What takes long: every page judged by Lighthouse. */
export const long = [check('Lighthouse', bin('tsx'), ['tests/lighthouse/main.ts'])];
