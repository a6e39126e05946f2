import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '../support/places';
import { resultSchema, type Result } from './result';
import { withRun } from './speed-page';

/** The page that people read, and the run that its table is of. */
export const speedFiles = { page: join(places.root, 'docs/speed.md'), run: join(places.root, 'docs/speed.json') };

/** The run that is published; null: none yet. */
export async function publishedRun(): Promise<Result | null> {
  if (!existsSync(speedFiles.run)) return null;
  return resultSchema.parse(JSON.parse(await readFile(speedFiles.run, 'utf8')));
}

/** Puts a run's table into docs/speed.md, and its numbers beside it. */
export async function publish(result: Result): Promise<void> {
  const page = await readFile(speedFiles.page, 'utf8');
  await writeFile(speedFiles.page, withRun(page, result));
  await writeFile(speedFiles.run, `${JSON.stringify(result, null, 2)}\n`);
}
