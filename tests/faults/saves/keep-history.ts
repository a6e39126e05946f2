import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '../../support/places';

/** The history of a part: a line of JSON for each kill. It stays where something went against the goal. */
export async function keepHistory(name: string) {
  const folder = join(places.cache, 'faults/histories');
  const file = join(folder, `${name}.jsonl`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, '');
  return {
    file,
    keep: (line: object) => appendFile(file, `${JSON.stringify(line)}\n`),
    end: async (isOfUse: boolean) => {
      if (!isOfUse) await rm(file, { force: true });
    },
  };
}
