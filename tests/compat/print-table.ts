import type { Outcome } from './run-checks';

const MARK: Record<Outcome['result'], string> = { holds: 'yes', 'does not hold': 'NO', skipped: '-' };

/** A line of the table. */
export function toLine({ check, result, reason }: Outcome): string {
  const why = reason === '' ? '' : `: ${reason}`;
  return `${check.row.padEnd(20)}${MARK[result].padEnd(5)}${check.title}${why}`;
}

/** The table's end: how many hold, and what is not as it was before. */
export function toEnd(base: string, outcomes: readonly Outcome[]): string {
  const left = outcomes.flatMap((outcome) => outcome.left.map((what) => `  ${outcome.check.row}: ${what}\n`));
  const told = left.length === 0 ? '' : `\nLeft behind on ${base}:\n${left.join('')}`;
  return `\n${base}: ${toSum(outcomes)}\n${told}`;
}

function toSum(outcomes: readonly Outcome[]): string {
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  return `${count('holds')} hold, ${count('does not hold')} do not hold, ${count('skipped')} skipped`;
}
