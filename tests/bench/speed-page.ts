import { betweenMarks } from './between-marks';
import { takenText } from './measure/host-share';
import type { Result } from './result';
import { formatTable, type Row } from './table';

const marks = {
  begin: '<!-- The table is written by npm run bench -- --publish. -->',
  end: '<!-- The end of the table. -->',
  page: 'docs/speed.md',
};
const NOT_YET = 'No whole run has been published yet: `npm run bench -- --publish` on a quiet machine writes it here.';

/** What was NaN stands as null in the kept run. */
function asRow({ ratio, figure, goal, unit, peer, row, what, ours }: Result['rows'][number]): Row {
  return {
    ...{ row, what, ours },
    ...(peer === undefined ? {} : { peer }),
    ...(ratio === undefined ? {} : { ratio: ratio ?? NaN }),
    ...(figure === undefined ? {} : { figure: figure ?? NaN }),
    ...(goal === undefined ? {} : { goal }),
    ...(unit === undefined ? {} : { unit }),
  };
}

function published({ at, commit, machine, options, rows }: Result): string {
  const load = machine.load.map((value) => value.toFixed(2)).join(' ');
  const judged = rows.filter(({ reached }) => reached !== null);
  const held = judged.filter(({ reached }) => reached === true).length;
  return [
    `Measured ${at.slice(0, 10)}, commit ${commit}, ${machine.cores} × ${machine.processor}, Node ${machine.node}, load ${load}`,
    `before it began; ${options.rounds} rounds of ${options.seconds} s${takenText(machine.taken ?? null)}. ${held} of ${judged.length} goals are reached.`,
    '',
    formatTable(rows.map(asRow)),
  ].join('\n');
}

/** The page with the table of this run; null: none yet. What people wrote around it stays. @throws where the marks are missing */
export function withRun(page: string, result: Result | null): string {
  return betweenMarks(page, marks, result === null ? NOT_YET : published(result));
}
