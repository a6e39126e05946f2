import { parseArgs } from 'node:util';

/** How much is measured. */
export type Options = {
  /** Times that the contenders take turns. */
  rounds: number;
  /** Length of one turn. */
  seconds: number;
  /** Edits through each door. */
  edits: number;
  /** Rows to measure; all when empty. */
  only: string[];
};

const WHOLE = { rounds: 5, seconds: 2.5, edits: 50 };
const QUICK = { rounds: 3, seconds: 1, edits: 10 };

/** Reads `--quick` and `--only S1,S7`. Throws one sentence for anything else. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({ args, options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
  const only = (values.only ?? '').split(',').filter((name) => name !== '');
  return { ...(values.quick === true ? QUICK : WHOLE), only };
}
