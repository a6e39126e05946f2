import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '../support/places';
import { withCapacity } from './capacity';
import { resultSchema, type Result } from './result';
import { withRun } from './speed-page';

/** The page that people read, the run that its table is of, and the page that tells the capacity of that run. */
export const speedFiles = {
  page: join(places.root, 'docs/speed.md'),
  run: join(places.root, 'docs/speed.json'),
  operations: join(places.root, 'docs/operations.md'),
};

/** The run that is published; null: none yet. */
export async function publishedRun(): Promise<Result | null> {
  if (!existsSync(speedFiles.run)) return null;
  return resultSchema.parse(JSON.parse(await readFile(speedFiles.run, 'utf8')));
}

/** Puts a run's table into docs/speed.md with its numbers beside it, and what one core does into docs/operations.md. */
export async function publish(result: Result): Promise<void> {
  const page = await readFile(speedFiles.page, 'utf8');
  await writeFile(speedFiles.page, withRun(page, result));
  await writeFile(speedFiles.operations, withCapacity(await readFile(speedFiles.operations, 'utf8'), result));
  await writeFile(speedFiles.run, `${JSON.stringify(result, null, 2)}\n`);
}
