import { readdir } from 'node:fs/promises';

/** Other forms of a file, which it is sent as, and what is no file of the site. */
const NOT_ASKED_FOR = /\.(html|br|gz)$|^\./;

/** The names of the files in a folder of the built site that may be asked for; the build makes none below it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !NOT_ASKED_FOR.test(entry.name)).map(({ name }) => name);
}
