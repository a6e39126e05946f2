import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Count what a runner counted
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] the name of each failed test and the gist of what it said
 * @property {number} [left] how many journeys were left to the long run
 */

/**
 * A value in a report; undefined where there is none.
 * @param {unknown} report
 * @param {...string} path
 * @returns {unknown}
 */
function valueAt(report, ...path) {
  /** @type {unknown} */
  let value = report;
  for (const name of path) value = value === undefined || value === null ? undefined : Object(value)[name];
  return value;
}

/** @param {unknown} report @param {...string} path @returns {number} NaN where there is none */
function numberAt(report, ...path) {
  const value = valueAt(report, ...path);
  return typeof value === 'number' ? value : NaN;
}

/** @param {unknown} report @param {...string} path @returns {unknown[]} empty where there is none */
function listAt(report, ...path) {
  const value = valueAt(report, ...path);
  return Array.isArray(value) ? value : [];
}

/**
 * A message's first line, without the colours of a terminal; of a property that failed also its seed and its counterexample, by
 * which it fails again.
 * @param {unknown} message
 */
function gist(message) {
  const [first, ...rest] = stripVTControlCharacters(String(message)).split('\n');
  return [first, ...rest.filter((line) => /^(\{ seed: |Counterexample: )/.test(line))].join(' ');
}

/** @param {unknown} report of Vitest @returns {string[]} */
function failedTests(report) {
  return listAt(report, 'testResults').flatMap((file) => {
    const failed = listAt(file, 'assertionResults').filter((test) => valueAt(test, 'status') === 'failed');
    const lines = failed.map((test) => `${valueAt(test, 'fullName')}: ${gist(listAt(test, 'failureMessages')[0])}`);
    const isBroken = valueAt(file, 'status') === 'failed' && lines.length === 0;
    return isBroken ? [`${valueAt(file, 'name')}: ${gist(valueAt(file, 'message'))}`] : lines;
  });
}

/** @param {unknown} suite of Playwright's report, or the report @returns {string[]} */
function failedJourneys(suite) {
  const own = listAt(suite, 'specs').filter((spec) => valueAt(spec, 'ok') === false);
  return [...own.map((spec) => `${valueAt(spec, 'title')}`), ...listAt(suite, 'suites').flatMap(failedJourneys)];
}

/** @param {unknown} suite of Playwright's list of journeys, or the list @returns {number} how many are in it */
function journeysIn(suite) {
  const inner = listAt(suite, 'suites').map(journeysIn);
  return inner.reduce((sum, count) => sum + count, listAt(suite, 'specs').length);
}

/**
 * A runner's own count; one that ran nothing, or did not get to its report, has failed.
 * @param {string} file its report as JSON
 * @param {boolean} well whether it ended well
 * @param {(report: unknown) => Count} read
 * @returns {Count}
 */
function countFrom(file, well, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['it made no report'] };
  const count = read(JSON.parse(readFileSync(file, 'utf8')));
  if (Number.isNaN(count.passed + count.failed)) return { passed: 0, failed: 1, failures: ['its report has no count'] };
  const missed = (!well && count.failed === 0) || count.passed + count.failed === 0;
  return missed ? { ...count, failed: count.failed + 1 } : count;
}

/** @param {string} file @param {boolean} well @returns {Count} of a report of Vitest */
export function countTests(file, well) {
  return countFrom(file, well, (report) => ({
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    failures: failedTests(report),
  }));
}

/** @param {string} file @param {boolean} well @returns {Count} of a report of Playwright */
export function countJourneys(file, well) {
  return countFrom(file, well, (report) => ({
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
    failures: failedJourneys(report),
  }));
}

/**
 * How many journeys a list of them names.
 * @param {string} file the list as JSON, as `playwright test --list` writes it
 * @returns {number} NaN where there is no list
 */
export function countListed(file) {
  return existsSync(file) ? journeysIn(JSON.parse(readFileSync(file, 'utf8'))) : NaN;
}
