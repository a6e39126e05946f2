// Writes the row → test table of docs/requirements.md (`npm run requirements`); with --check fails when it is out of date or
// when a row is marked done that no test of `npm test` names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { repositoryFiles } from './lib/repository-files.mjs';

const file = join(root, 'docs/requirements.md');
const ROW = /^\| ([CPARX]\d+) \| (open|done) \|/;
const MARK = '<!-- the table below is written by npm run requirements -->';

/** Test files of the repository, tracked or new. */
function testFiles() {
  return repositoryFiles(root).filter((path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path));
}

/** A test's name that begins with rows; one that ends in the tag of a journey that only `npm run test:full` runs. */
const NAMES = /(['"`])((?:[CPARX]\d+, )*[CPARX]\d+)[: ](?:(?!\1).)*?( @full)?\1/g;

/** Which test files name each row at the start of a test's name, and whether `npm test` runs such a test of the file. */
function testsByRow() {
  /** @type {Map<string, Map<string, boolean>>} */
  const rows = new Map();
  for (const path of testFiles()) {
    for (const [, , names = '', tag] of readFileSync(join(root, path), 'utf8').matchAll(NAMES)) {
      for (const row of names.split(', ')) {
        const files = rows.get(row) ?? new Map();
        rows.set(row, files.set(path, files.get(path) === true || tag === undefined));
      }
    }
  }
  return rows;
}

const rows = testsByRow();
const text = readFileSync(file, 'utf8');
const head = text.split(MARK, 1)[0] ?? '';
const order = (/** @type {string} */ row) => 'CPARX'.indexOf(row[0] ?? '') * 1000 + Number(row.slice(1));
const table = [...rows.keys()]
  .sort((a, b) => order(a) - order(b))
  .map((row) => {
    const files = [...(rows.get(row) ?? [])].map(([path, isShort]) => `\`${path}\`${isShort ? '' : ' (long run)'}`);
    return `| ${row} | ${files.join('<br>')} |`;
  });
const wanted = `${head}${MARK}\n\n| row | tests |\n| --- | --- |\n${table.join('\n')}\n`;

const untested = text
  .split('\n')
  .flatMap((line) => ROW.exec(line) ?? [])
  .filter((_, index, all) => index % 3 === 1 && all[index + 1] === 'done')
  .filter((row) => ![...(rows.get(row)?.values() ?? [])].includes(true));

if (process.argv.includes('--check')) {
  if (untested.length > 0) console.error(`Marked done, but no test of npm test names them: ${untested.join(', ')}`);
  if (wanted !== text) console.error('docs/requirements.md is out of date: run npm run requirements');
  process.exitCode = untested.length > 0 || wanted !== text ? 1 : 0;
} else {
  writeFileSync(file, wanted);
}
