import { mkdir, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { commit } from '../support/commit';
import { places } from '../support/places';
import type { Options } from './options';
import { reached, type Row } from './table';

const goalSchema = z.union([z.object({ atLeast: z.number() }), z.object({ atMost: z.number() })]);
/** JSON knows no NaN: null stands for what could not be measured. */
const numberSchema = z.number().nullable();
const rowSchema = z.object({
  row: z.string(),
  what: z.string(),
  ours: z.string(),
  peer: z.string().optional(),
  ratio: numberSchema.optional(),
  figure: numberSchema.optional(),
  goal: goalSchema.optional(),
  unit: z.string().optional(),
  numbers: z.record(z.string(), z.union([numberSchema, z.array(numberSchema)])).optional(),
  reached: z.boolean().nullable(),
});
const machineSchema = z.object({
  node: z.string(),
  system: z.string(),
  cores: z.number(),
  processor: z.string(),
  memory: z.number(),
  /** Of the last 1, 5 and 15 minutes, before anything was started. */
  load: z.array(z.number()),
  /** Of the time that it wanted to work during the run, the part that its host gave to others, 0 to 1; missing where nobody says. */
  taken: z.number().optional(),
});

/** A whole run as it is kept: what was measured, where, from which commit. */
export const resultSchema = z.object({
  at: z.string(),
  commit: z.string(),
  machine: machineSchema,
  options: z.object({ mode: z.string(), rounds: z.number(), seconds: z.number(), edits: z.number() }),
  rows: z.array(rowSchema),
});
export type Result = z.infer<typeof resultSchema>;
export type Machine = z.infer<typeof machineSchema>;

/** What this machine is, and how busy it is now. */
export function thisMachine(): Machine {
  return {
    node: process.versions.node,
    system: `${platform()} ${arch()}`,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memory: totalmem(),
    load: loadavg(),
  };
}

/** The run as it is kept. */
export function makeResult(rows: readonly Row[], options: Options, machine: Machine): Result {
  const { mode, rounds, seconds, edits } = options;
  const kept = rows.map((row) => ({ ...row, reached: reached(row) }));
  const plain: unknown = JSON.parse(JSON.stringify({ rows: kept }));
  const { rows: written } = z.object({ rows: z.array(rowSchema) }).parse(plain);
  const at = new Date().toISOString();
  return { at, commit: commit(), machine, options: { mode, rounds, seconds, edits }, rows: written };
}

/** Writes the run into the cache, one file each, and where the options ask for it. Gives the files. */
export async function keepResult(result: Result, { json }: Options): Promise<string[]> {
  const name = `${result.at.replaceAll(':', '-')}-${result.options.mode}.json`;
  const files = [join(places.cache, 'bench', name), ...(json === undefined ? [] : [json])];
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  }
  return files;
}
