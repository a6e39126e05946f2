import { plainTable } from '../support/plain-table';
import { holds, type Goal } from './measure/ratios';

/** What was really measured, by name: one number, or one of each round. */
export type Numbers = Record<string, number | readonly number[]>;

/** A line of the result. `figure` is what the goal is about; `numbers` are for machines, the texts for people. */
export type Row = {
  row: string;
  what: string;
  ours: string;
  peer?: string;
  ratio?: number;
  figure?: number;
  goal?: Goal;
  unit?: string;
  numbers?: Numbers;
};

const HEAD = ['row', 'what', 'ours', 'peer', 'ratio', 'goal', 'holds'];
const NONE = '–';

/** A number with about three digits, thousands apart. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return 'n/a';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 4;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A number with its unit, or n/a. */
export function withUnit(value: number | null, unit: string): string {
  return value === null || !Number.isFinite(value) ? 'n/a' : `${short(value)}${unit}`;
}

function goalText(goal: Goal, unit: string): string {
  const [sign, bound] = 'atLeast' in goal ? ['≥', goal.atLeast] : ['≤', goal.atMost];
  return `${sign} ${bound.toLocaleString('en-US')}${unit}`;
}

/** Whether the row's goal holds: null where there is none, or nothing could be measured. */
export function reached({ ratio, figure = ratio, goal }: Row): boolean | null {
  if (goal === undefined || figure === undefined || Number.isNaN(figure)) return null;
  return holds(figure, goal);
}

function cells({ row, what, ours, peer, ratio, figure = ratio, goal, unit = ' ×' }: Row): string[] {
  const judged = goal === undefined || figure === undefined ? NONE : verdict(figure, goal);
  const shown = ratio === undefined ? NONE : withUnit(ratio, ' ×');
  return [row, what, ours, peer ?? NONE, shown, goal === undefined ? NONE : goalText(goal, unit), judged];
}

function verdict(figure: number, goal: Goal): string {
  if (Number.isNaN(figure)) return 'n/a';
  return holds(figure, goal) ? 'yes' : 'no';
}

/** The rows as a table in plain text (and in Markdown). */
export function formatTable(rows: readonly Row[]): string {
  return plainTable([HEAD, ...rows.map(cells)]);
}
