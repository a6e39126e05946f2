import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../mail/write-whole';

/** What archives say at their beginning, so that a list need not open all of them. It may go at any time: it is made again. */
const INDEX_FILE = 'index.json';

const beginningSchema = z.object({
  by: z.string(),
  files: z.number().int().min(0),
  leavesOutUploads: z.boolean().default(false),
});
const indexSchema = z.record(z.string(), beginningSchema);

/** Whose wish an archive was, and how many files are in it beside the database, and whether those of an object store are not. */
export type Beginning = z.infer<typeof beginningSchema>;
type Index = ReadonlyMap<string, Beginning>;

/** What is known, by what marks an archive as the same; empty where the file is missing or damaged. */
export async function readIndex(folder: string): Promise<Index> {
  try {
    const said: unknown = JSON.parse(await readFile(join(folder, INDEX_FILE), 'utf8'));
    return new Map(Object.entries(indexSchema.parse(said)));
  } catch {
    return new Map();
  }
}

/** Keeps what is known now, where it differs from before. A list is whole without it, so a full disk is no reason to fail. */
export async function keepIndex(folder: string, before: Index, now: Index): Promise<void> {
  const isSame = before.size === now.size && [...now.keys()].every((mark) => before.has(mark));
  if (isSame) return;
  await writeWhole(join(folder, INDEX_FILE), JSON.stringify(Object.fromEntries(now), null, 1)).catch(() => undefined);
}
