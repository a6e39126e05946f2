import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BATCH_ITEMS, measuredItemSchema, type MeasuredBatch, type MeasuredItem } from '@apoti/contract';
import { z } from 'zod';

/** Being written by one process; nobody else reads it. */
const OPEN = '.open';
/** Never written again: it is sent as it is, under the id of its name, however often. */
const SEALED = '.batch';
const NAME = /^\d{15}-([0-9a-f-]{36})\.(open|batch)$/;
const lineSchema = z.array(measuredItemSchema);

/** Something of one request, on one line: all of it is kept, or none. */
export const lineOf = (items: readonly MeasuredItem[]): string => `${JSON.stringify(items)}\n`;

function itemsOfLine(line: string): MeasuredItem[] {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data ?? [];
  } catch {
    return [];
  }
}

/** A file that is being written. */
export class OpenFile {
  items = 0;

  private constructor(
    readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  static async create(folder: string, now: number): Promise<OpenFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Names in the order of time; the id is fixed before anything stands in the file.
    const path = join(folder, `${String(now).padStart(15, '0')}-${randomUUID()}${OPEN}`);
    return new OpenFile(path, await open(path, 'ax', 0o600));
  }

  hasRoomFor(count: number): boolean {
    return this.items + count <= MAX_BATCH_ITEMS;
  }

  async append(lines: string, items: number): Promise<void> {
    await this.handle.appendFile(lines);
    this.items += items;
  }

  /** Says that its writer lives. */
  async touch(now: number): Promise<void> {
    await this.handle.utimes(now / 1000, now / 1000);
  }

  async seal(): Promise<void> {
    await this.handle.close();
    await seal(this.path);
  }
}

/** For a file that is gone: another process has sealed it, or sent it, already. */
function gone<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}

/** Nothing is written to it any more. */
async function seal(path: string): Promise<void> {
  await rename(path, path.slice(0, -OPEN.length) + SEALED).catch(gone(undefined));
}

/** A file as the folder shows it. */
export type FoundFile = { path: string; id: string; bytes: number; touched: number };

/** All files of a folder, the oldest first. */
async function filesOf(folder: string, ending: string): Promise<FoundFile[]> {
  const names = (await readdir(folder).catch(gone([]))).filter((name) => name.endsWith(ending)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const [, id] = NAME.exec(name) ?? [];
      const path = join(folder, name);
      const known = await stat(path).catch(gone(null));
      return id === undefined || known === null ? [] : [{ path, id, bytes: known.size, touched: known.mtimeMs }];
    }),
  );
  return found.flat();
}

/** Files that wait to be sent. */
export const sealedFiles = (folder: string): Promise<FoundFile[]> => filesOf(folder, SEALED);

/** Takes over what processes left behind that have not shown a sign of life since. */
export async function sealOrphans(folder: string, { own, before }: { own: string | null; before: number }) {
  for (const { path, touched } of await filesOf(folder, OPEN)) {
    if (path !== own && touched < before) await seal(path);
  }
}

/** What is in a sealed file; null for nothing. A torn last line was never acknowledged and is left out, each time again. */
export async function readBatch({ path, id }: FoundFile): Promise<MeasuredBatch | null> {
  const text = await readFile(path, 'utf8').catch(gone(''));
  const items = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .flatMap(itemsOfLine);
  return items.length === 0 ? null : { id, items };
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true });
