import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { Problem } from '../../scripts/lib/problem.mjs';
import { commit } from '../support/commit';
import { places } from '../support/places';
import type { Options } from './options';
import { publish, published } from './publish';
import type { Section } from './section';
import { sections } from './sections';
import { formatTotals } from './table';
import { keptTotals, sum, withPart, writeTotals } from './totals';

const file = join(places.cache, 'faults', 'totals.json');
const kept = () => keptTotals(file, published);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function chosen({ only }: Options): readonly Section[] {
  const isNamed = ({ figure }: Section, name: string) => figure === name || figure.startsWith(`${name} `);
  const unknown = only.find((name) => !sections.some((section) => isNamed(section, name)));
  if (unknown !== undefined) {
    throw new Problem(`There is no figure ${unknown}; there are ${sections.map(({ figure }) => figure).join(', ')}`);
  }
  return sections.filter((section) => only.length === 0 || only.some((name) => isNamed(section, name)));
}

/** Tries one figure part by part, and keeps each part before the next begins. */
async function tryFigure(section: Section, options: Options, signal: AbortSignal): Promise<void> {
  const missing = section.missing?.() ?? null;
  if (missing !== null) return say(`${section.figure}: not tried. ${missing}`);
  for (let made = 0; !signal.aborted; made += 1) {
    const before = sum(await kept(), section.figure).tries;
    const left = section.enough - before;
    if (options.parts === undefined ? left <= 0 : made >= options.parts) return;
    const seed = options.seed === undefined ? (section.seedAfter?.(before) ?? randomInt(2 ** 31)) : options.seed + made;
    const tries = options.parts === undefined ? Math.min(section.part, left) : section.part;
    const begin = performance.now();
    say(`${section.figure}: ${tries} tries from seed ${seed}`);
    const tell = (text: string) => say(`  ${section.figure}: ${text}`);
    const found = await section.measure({ tries, seed, say: tell, signal });
    const origin = { at: new Date().toISOString(), commit: commit(), seed };
    await writeTotals(file, withPart(await kept(), section.figure, found, origin));
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(`${section.figure}: ${found.tries} tries, ${found.violations.length} violations in ${seconds} s`);
    for (const violation of found.violations) say(`  ${violation}`);
    if (found.tries === 0) return;
  }
}

/** Tries what the options ask for and prints the totals. Gives whether nothing went against a goal. */
export async function faults(options: Options, signal: AbortSignal): Promise<boolean> {
  const wanted = chosen(options);
  if (options.afresh) {
    const others = Object.entries(await kept()).filter(([figure]) => !wanted.some((one) => one.figure === figure));
    await writeTotals(file, Object.fromEntries(others));
  }
  if (!options.show) for (const section of wanted) await tryFigure(section, options, signal);
  const totals = await kept();
  say(`\n${formatTotals(wanted, totals)}\n\nThe totals: ${file}`);
  if (options.publish) await publish(sections, totals);
  return wanted.every(({ figure }) => sum(totals, figure).violations.length === 0);
}
