import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Found } from './section';

const partSchema = z.object({
  at: z.string(),
  commit: z.string(),
  seed: z.number(),
  tries: z.number(),
  violations: z.array(z.string()),
  figures: z.record(z.string(), z.number()),
});
const totalsSchema = z.record(z.string(), z.array(partSchema));

/** A part as it is kept: when it ran, of which commit, from which seed, and what it found. */
export type Part = z.infer<typeof partSchema>;
/** All parts so far, by figure. */
export type Totals = z.infer<typeof totalsSchema>;
/** A figure's parts added up: `figures` are the last part's, `days` those on which it was tried, the first one first. */
export type Sum = {
  tries: number;
  violations: string[];
  figures: Record<string, number>;
  days: string[];
  commits: number;
};

/** What is kept in a file; null where there is none. A damaged file is an error. */
async function readTotals(file: string): Promise<Totals | null> {
  if (!existsSync(file)) return null;
  return totalsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** What the first of the files that is there has kept: this machine's, and before its first run what was published. */
export async function keptTotals(...files: string[]): Promise<Totals> {
  for (const file of files) {
    const totals = await readTotals(file);
    if (totals !== null) return totals;
  }
  return {};
}

/** Keeps the totals, whole or not at all: a run may be ended at any moment. */
export async function writeTotals(file: string, totals: Totals): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const making = `${file}.${process.pid}`;
  await writeFile(making, `${JSON.stringify(totals, null, 2)}\n`);
  await rename(making, file);
}

/** The totals with one part more. */
export function withPart(totals: Totals, figure: string, found: Found, origin: Omit<Part, keyof Found>): Totals {
  const part = { ...origin, ...found, figures: found.figures ?? {} };
  return { ...totals, [figure]: [...(totals[figure] ?? []), part] };
}

/** A figure's parts added up. */
export function sum(totals: Totals, figure: string): Sum {
  const parts = totals[figure] ?? [];
  return {
    tries: parts.reduce((all, { tries }) => all + tries, 0),
    violations: parts.flatMap(({ violations }) => violations),
    figures: parts.at(-1)?.figures ?? {},
    days: [...new Set(parts.map(({ at }) => at.slice(0, 10)))].toSorted(),
    commits: new Set(parts.map(({ commit }) => commit)).size,
  };
}
