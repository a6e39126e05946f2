import { betweenMarks } from './between-marks';
import { takenText } from './measure/host-share';
import type { Mode } from './options';
import type { Result } from './result';
import { formatTable, type Row } from './table';

/** Where the table of each kind of run stands, and the command that writes it. */
const tables: Record<Mode, { command: string; end: string }> = {
  rows: { command: 'npm run bench -- --publish', end: 'The end of the table.' },
  growth: { command: 'npm run bench -- growth --publish', end: 'The end of the table of growth.' },
  hour: { command: 'npm run bench -- hour --publish', end: 'The end of the table of the hour.' },
};

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

/** The hour has one contender alone. */
const turnsOf = ({ mode, rounds, seconds }: Result['options']) =>
  mode === 'hour' ? '' : `; ${rounds} rounds of ${seconds} s`;

function published({ at, commit, machine, options, rows }: Result): string {
  const load = machine.load.map((value) => value.toFixed(2)).join(' ');
  const judged = rows.filter(({ reached }) => reached !== null);
  const held = judged.filter(({ reached }) => reached === true).length;
  return [
    `Measured ${at.slice(0, 10)}, commit ${commit}, ${machine.cores} × ${machine.processor}, Node ${machine.node}, load ${load}`,
    `before it began${turnsOf(options)}${takenText(machine.taken ?? null)}. ${held} of ${judged.length} goals are reached.`,
    '',
    formatTable(rows.map(asRow)),
  ].join('\n');
}

/** The page with the table of this run of its kind; null: none yet. What people wrote around it stays. @throws where the marks are missing */
export function withRun(page: string, mode: Mode, result: Result | null): string {
  const { command, end } = tables[mode];
  const marks = {
    begin: `<!-- The table is written by ${command}. -->`,
    end: `<!-- ${end} -->`,
    page: 'docs/speed.md',
  };
  const notYet = `No run has been published yet: \`${command}\` on a quiet machine writes it here.`;
  return betweenMarks(page, marks, result === null ? notYet : published(result));
}
