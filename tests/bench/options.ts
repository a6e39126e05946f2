import { knownArgs } from '../../scripts/lib/known-args.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';

/** What is measured: every row; how cost grows with the content; whether the memory stays flat over an hour. */
export const MODES = ['rows', 'growth', 'hour'] as const;
export type Mode = (typeof MODES)[number];

/** How much is measured. */
export type Options = {
  mode: Mode;
  /** Times that the contenders take turns. */
  rounds: number;
  /** Length of one turn. */
  seconds: number;
  /** Edits through each door. */
  edits: number;
  /** How long the memory is watched. */
  minutes: number;
  /** Rows to measure; all when empty. */
  only: string[];
  /** A further file for the result as JSON. */
  json?: string;
  /** Whether docs/speed.md gets this result's table. */
  publish: boolean;
};

const WHOLE = { rounds: 5, seconds: 2.5, edits: 50, minutes: 60 };
const QUICK = { rounds: 3, seconds: 1, edits: 10, minutes: 8 };

const KNOWN = {
  quick: { type: 'boolean' },
  only: { type: 'string' },
  json: { type: 'string' },
  publish: { type: 'boolean' },
} as const;

/** Reads `growth` or `hour`, `--quick`, `--only S1,S7`, `--json <file>` and `--publish`. Throws a Problem for anything else. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = knownArgs(
    { args, allowPositionals: true, options: KNOWN },
    'npm run bench -- --help tells all that can be said.',
  );
  const [named = 'rows', ...rest] = positionals;
  const mode = MODES.find((one) => one === named);
  if (mode === undefined || rest.length > 0)
    throw new Problem(`There is no ${positionals.join(' ')}; there are ${MODES.slice(1).join(' and ')}`);
  const only = (values.only ?? '').split(',').filter((name) => name !== '');
  const publish = values.publish === true;
  if (publish && (only.length > 0 || values.quick === true))
    throw new Problem('--publish is for a whole run, and no quick one');
  const json = values.json === undefined ? {} : { json: values.json };
  return { mode, ...(values.quick === true ? QUICK : WHOLE), only, publish, ...json };
}
