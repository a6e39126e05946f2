import { betweenMarks } from './between-marks';
import { plainTable } from '../support/plain-table';
import type { Result } from './result';

const marks = {
  begin: '<!-- The figures are written by npm run bench -- --publish. -->',
  end: '<!-- The end of the figures. -->',
  page: 'docs/operations.md',
};
const NOT_YET = 'Not measured yet: `npm run bench -- --publish` on a quiet machine writes the figures here.';

/** What is measured of each kind of work, as the table of the run calls it, and what to add first when it is no longer enough. */
const works = [
  {
    row: 'S1',
    what: 'home page: requests/s',
    name: 'visits of a page, from memory',
    first: '`PROXY_PROCESSES=auto`, then a second machine',
  },
  {
    row: 'S1b',
    what: 'home page from its file: requests/s',
    name: 'the same by nginx, from page files',
    first: 'a core for nginx',
  },
  {
    row: 'S2',
    what: 'content.php: requests/s',
    name: 'calls of the content, from memory',
    first: '`PROXY_PROCESSES=auto`',
  },
] as const;
const SAVE = {
  wanted: { row: 'S8', what: 'whole-object save, one field changed' },
  name: 'saves of the whole content, one after another',
  first: 'a faster disk, then PostgreSQL on a machine of its own',
};

const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The middle one of what was measured of ours; undefined: nothing was. */
function measured({ rows }: Result, wanted: { row: string; what: string }): number | undefined {
  const numbers = rows.find(({ row, what }) => row === wanted.row && what === wanted.what)?.numbers?.['ours'];
  return middle([numbers ?? []].flat().filter((one) => one !== null));
}

/** Three figures of a number: a capacity is no more exact than that. */
const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en-GB');

/** What one core, or one CMS, was measured to do in a second. */
export function capacityOf(result: Result): string {
  const lines = works.flatMap(({ name, first, ...wanted }) => {
    const each = measured(result, wanted);
    return each === undefined ? [] : [[name, rounded(each), first]];
  });
  const ms = measured(result, SAVE.wanted);
  const saves = ms === undefined ? [] : [[SAVE.name, rounded(1000 / ms), SAVE.first]];
  const { at, machine } = result;
  return [
    `Measured ${at.slice(0, 10)} on ${machine.cores} × ${machine.processor}, one process on one core, beside what asked it:`,
    '',
    plainTable([['work', 'a second', 'to add first'], ...lines, ...saves]),
  ].join('\n');
}

/** docs/operations.md with the figures of this run; null: none yet. */
export function withCapacity(page: string, result: Result | null): string {
  return betweenMarks(page, marks, result === null ? NOT_YET : capacityOf(result));
}
