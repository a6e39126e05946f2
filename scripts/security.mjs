// Writes the table of docs/security.md from docs/security/*.json (`npm run security`); with --check fails when it is out of date,
// when a requirement is missing, or when a test that is named does not exist.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

/** @typedef {{ file: string, test: string }} Shown a test, by its file and its whole title */
/**
 * @typedef {object} Requirement of OWASP ASVS 5.0.0
 * @property {string} id
 * @property {1 | 2} level
 * @property {string} asks in our own words
 * @property {'pass' | 'deviation' | 'not applicable'} verdict
 * @property {string} [because]
 * @property {Shown[]} tests
 */

const page = join(root, 'docs/security.md');
const folder = join(root, 'docs/security');
const MARK = '<!-- what follows is written by npm run security -->';
/** How many requirements there are up to level 2. */
const ALL = 253;

/** @type {Requirement[]} */
const requirements = readdirSync(folder)
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** What a test is called in its file, as it is written there. @type {(one: Shown) => string} */
const written = ({ test }) => test.replaceAll('\\', '\\\\');

/** @param {Shown} one @returns {boolean} */
function exists(one) {
  const path = join(root, one.file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  return [`'${written(one).replaceAll("'", "\\'")}'`, `"${written(one)}"`, `\`${written(one)}\``].some((title) =>
    text.includes(title),
  );
}

/** @returns {string[]} what is wrong with the list, in sentences */
function problems() {
  const ids = requirements.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const count = ids.length === ALL ? [] : [`There are ${ids.length} requirements, not ${ALL}`];
  const silent = requirements.filter(({ verdict, because }) => verdict !== 'pass' && !because);
  const unshown = requirements.filter(
    ({ verdict, because, tests }) => verdict === 'pass' && tests.length === 0 && !because,
  );
  const gone = requirements.flatMap(({ id, tests }) =>
    tests.filter((one) => !exists(one)).map((one) => ({ id, ...one })),
  );
  return [
    ...count,
    ...twice.map((id) => `${id} is there twice`),
    ...silent.map(({ id }) => `${id} does not say why`),
    ...unshown.map(({ id }) => `${id} passes, but nothing shows it`),
    ...gone.map(({ id, file, test }) => `${id} names a test that is not there: ${file}: ${test}`),
  ];
}

/** @param {(one: Requirement) => boolean} is */
const howMany = (is) => requirements.filter(is).length;
/** @param {number} part @param {number} whole */
const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

/** @returns {string} how many of them hold, and how many are shown by tests */
function sums() {
  const applicable = howMany(({ verdict }) => verdict !== 'not applicable');
  const passed = howMany(({ verdict }) => verdict === 'pass');
  const shown = howMany(({ verdict, tests }) => verdict === 'pass' && tests.length > 0);
  return [
    `Of ${requirements.length} requirements of levels 1 and 2, ${applicable} apply here. ${passed} of these pass (${share(passed, applicable)}),`,
    `${applicable - passed} deviate. ${shown} are shown by ${new Set(requirements.flatMap(({ tests }) => tests.map(({ file, test }) => `${file} ${test}`))).size} tests, which \`npm run check\` looks for by file and title.`,
  ].join(' ');
}

/** Text within a cell. @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** @param {Requirement} one */
function row({ id, level, asks, verdict, because = '', tests }) {
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const titles = tests.filter((one) => one.file === file).map(({ test }) => `“${cell(test)}”`);
    return `\`${file}\`: ${titles.join(', ')}`;
  });
  const said = because === '' ? [] : [cell(because)];
  return `| ${id} | ${level} | ${cell(asks)} | ${verdict} | ${[...said, ...files].join('<br>')} |`;
}

const text = readFileSync(page, 'utf8');
const head = text.split(MARK, 1)[0] ?? '';
const deviations = requirements.filter(({ verdict }) => verdict === 'deviation');
const wanted = [
  `${head}${MARK}`,
  sums(),
  '### Deviations',
  deviations.map(({ id, asks, because = '' }) => `- **${id} ${asks}.** ${because}`).join('\n'),
  '### Every requirement',
  [
    '| id | level | asks for | verdict | why, and what shows it |',
    '| --- | --- | --- | --- | --- |',
    ...requirements.map(row),
  ].join('\n'),
].join('\n\n');

if (process.argv.includes('--check')) {
  const found = problems();
  if (`${wanted}\n` !== text) found.push('docs/security.md is out of date: run npm run security');
  for (const problem of found) console.error(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  writeFileSync(page, `${wanted}\n`);
  for (const problem of problems()) console.error(problem);
}
