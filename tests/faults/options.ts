import { knownArgs } from '../../scripts/lib/known-args.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';

/** How much is tried. */
export type Options = {
  /** The beginnings of the figures to try, such as `F1`; all when empty. */
  only: string[];
  /** Parts of each figure in this run; without it as many as its goal still lacks. */
  parts?: number;
  /** Begins the totals anew. */
  afresh: boolean;
  /** Only prints what is known so far. */
  show: boolean;
  seed?: number;
  /** Whether docs/faults.md gets the totals. */
  publish: boolean;
};

const KNOWN = {
  only: { type: 'string' },
  parts: { type: 'string' },
  seed: { type: 'string' },
  afresh: { type: 'boolean' },
  show: { type: 'boolean' },
  publish: { type: 'boolean' },
} as const;

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new Problem(`--${name} takes a whole number, not ${text}`);
  return Number(text);
}

/** Reads `--only F3,F6`, `--parts 1`, `--seed 7`, `--afresh`, `--show` and `--publish`. Throws a Problem for anything else. */
export function readOptions(args: string[]): Options {
  const { values } = knownArgs({ args, options: KNOWN }, 'npm run faults -- --help tells all that can be said.');
  const [parts, seed] = [count('parts', values.parts), count('seed', values.seed)];
  return {
    only: (values.only ?? '').split(',').filter((name) => name !== ''),
    afresh: values.afresh === true,
    show: values.show === true,
    publish: values.publish === true,
    ...(parts === undefined ? {} : { parts }),
    ...(seed === undefined ? {} : { seed }),
  };
}
