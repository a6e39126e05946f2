import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '../support/places';
import { withCapacity } from './capacity';
import type { Mode } from './options';
import { resultSchema, type Result } from './result';
import { withRun } from './speed-page';

/** The page that people read, and the page that tells the capacity of the run of every row. */
export const speedFiles = {
  page: join(places.root, 'docs/speed.md'),
  operations: join(places.root, 'docs/operations.md'),
};

/** The numbers that a table of the page is of. */
const runFile = (mode: Mode) => join(places.root, `docs/speed${mode === 'rows' ? '' : `-${mode}`}.json`);

/** The run of this kind that is published; null: none yet. */
export async function publishedRun(mode: Mode): Promise<Result | null> {
  const file = runFile(mode);
  if (!existsSync(file)) return null;
  return resultSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Puts a run's table into docs/speed.md with its numbers beside it, and what one core does into docs/operations.md. */
export async function publish(result: Result, mode: Mode): Promise<void> {
  const page = await readFile(speedFiles.page, 'utf8');
  await writeFile(speedFiles.page, withRun(page, mode, result));
  await writeFile(runFile(mode), `${JSON.stringify(result, null, 2)}\n`);
  if (mode !== 'rows') return;
  await writeFile(speedFiles.operations, withCapacity(await readFile(speedFiles.operations, 'utf8'), result));
}
