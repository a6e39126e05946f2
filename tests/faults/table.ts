import { plainTable } from '../support/plain-table';
import type { Section } from './section';
import { sum, type Sum, type Totals } from './totals';

const HEAD = [
  'figure',
  'what',
  'tries',
  'of',
  'tried',
  'violations',
  'measured besides by the last run',
  'goal',
  'reached',
];

/** When, and of how many states of the product: what was tried long ago says less of what stands here. */
function tried({ days, commits }: Sum): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '–';
  const when = first === last ? first : `${first} to ${last}`;
  return `${when}, ${commits} commit${commits === 1 ? '' : 's'}`;
}

/** Whether the goal is reached: not before it has been tried often enough, and never with a violation. */
export function reached({ figure, enough }: Section, totals: Totals): 'yes' | 'no' | 'not yet' {
  const { tries, violations } = sum(totals, figure);
  if (violations.length > 0) return 'no';
  return tries >= enough ? 'yes' : 'not yet';
}

function cells(section: Section, totals: Totals): string[] {
  const all = sum(totals, section.figure);
  const { tries, violations, figures } = all;
  const besides = Object.entries(figures).map(([name, value]) => `${name} ${value.toLocaleString('en-US')}`);
  return [
    section.figure,
    section.what,
    tries.toLocaleString('en-US'),
    section.enough.toLocaleString('en-US'),
    tried(all),
    String(violations.length),
    besides.length === 0 ? '–' : besides.join(', '),
    section.goal,
    reached(section, totals),
  ];
}

/** What is known of each figure, as a table in plain text (and in Markdown). */
export function formatTotals(sections: readonly Section[], totals: Totals): string {
  return plainTable([HEAD, ...sections.map((section) => cells(section, totals))]);
}
