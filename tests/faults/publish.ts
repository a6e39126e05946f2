import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '../support/places';
import type { Section } from './section';
import { formatTotals } from './table';
import { writeTotals, type Totals } from './totals';

const page = join(places.root, 'docs/faults.md');
/** The parts behind the page's table: further runs, on any machine, go on from them. */
export const published = join(places.root, 'docs/faults.json');
const BEGIN = '<!-- The table is written by npm run faults -- --publish. -->';
const END = '<!-- The end of the table. -->';

/** Puts the totals into docs/faults.md, between its two marks, and their parts beside it. Throws where the marks are not there. */
export async function publish(sections: readonly Section[], totals: Totals): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  if (before === undefined || after === undefined) throw new Error(`${page} has lost the marks of its table`);
  const last = Object.values(totals)
    .flat()
    .map(({ at }) => at.slice(0, 10))
    .sort()
    .at(-1);
  const when = last === undefined ? 'Nothing was tried yet.' : `Last tried on ${last}.`;
  await writeFile(page, `${before}${BEGIN}\n\n${when}\n\n${formatTotals(sections, totals)}\n\n${END}${after}`);
  await writeTotals(published, totals);
}
