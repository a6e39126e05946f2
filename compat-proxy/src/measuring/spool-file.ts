import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BATCH_ITEMS, measuredItemSchema, type MeasuredBatch, type MeasuredItem } from '@apoti/contract';
import { z } from 'zod';

/** What becomes of a file is said by its name's ending; the id in the name never changes. */
export const endings = {
  /** Being written by one process; nobody else reads it. */
  open: '.open',
  /** Never written again: it is sent as it is, under the id of its name, however often. */
  sealed: '.batch',
  /** Refused as a whole: it is sent in two halves, and never whole again. */
  split: '.split',
  /** A half that is being written, under the name of the whole and one of its own; renamed when it is there. */
  half: '.tmp',
  /** A single thing that the CMS refuses. Kept aside for whoever wants to know why. */
  refused: '.refused',
  /** It cannot be read. Kept aside. */
  broken: '.broken',
} as const;
const NAME = /^(\d{15})-([0-9a-f-]{36})(?:\.[0-9a-f-]{36})?\.[a-z]+$/;
const lineSchema = z.array(z.unknown());

/** Something of one request, on one line: all of it is kept, or none. */
export const lineOf = (items: readonly MeasuredItem[]): string => `${JSON.stringify(items)}\n`;

/** What of a line can be understood, and how much cannot. */
function itemsOfLine(line: string): { items: MeasuredItem[]; odd: number } {
  const told = lineSchema.safeParse(parsed(line)).data;
  if (told === undefined) return { items: [], odd: 1 };
  const items = told.flatMap((item) => measuredItemSchema.safeParse(item).data ?? []);
  return { items, odd: told.length - items.length };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The path of a file with a name of the same time and id, or another id. */
export function siblingOf(path: string, ending: string, id?: string): string {
  const whole = path.slice(0, path.lastIndexOf('.'));
  return (id === undefined ? whole : whole.slice(0, -id.length) + id) + ending;
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
    const path = join(folder, `${String(now).padStart(15, '0')}-${randomUUID()}${endings.open}`);
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
    await moveTo(this.path, endings.sealed);
  }
}

/** For a file that is gone: another process has sealed it, or sent it, already. */
export function gone<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}

/** Gives a file another ending; one that is gone has it already. */
export async function moveTo(path: string, ending: string): Promise<string> {
  const target = siblingOf(path, ending);
  await rename(path, target).catch(gone(undefined));
  return target;
}

/** A file as the folder shows it. `time`: when it was begun, by its name. */
export type FoundFile = { path: string; id: string; time: number; bytes: number; touched: number };

/** All files of a folder with an ending, the oldest first. What cannot even be looked at is left out. */
export async function filesOf(folder: string, ending: string): Promise<FoundFile[]> {
  const names = (await readdir(folder).catch(gone([]))).filter((name) => name.endsWith(ending)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const [, time, id] = NAME.exec(name) ?? [];
      const path = join(folder, name);
      const known = await stat(path).catch(() => null);
      if (id === undefined || known === null) return [];
      return [{ path, id, time: Number(time), bytes: known.size, touched: known.mtimeMs }];
    }),
  );
  return found.flat();
}

/**
 * Takes over what processes left behind that have not shown a sign of life within `silent` ms, before or after now. What was to become
 * half of a file goes: the whole is still there.
 */
export async function sealOrphans(folder: string, who: { own: string | null; now: number; silent: number }) {
  for (const { path, touched } of await filesOf(folder, endings.open)) {
    if (path !== who.own && Math.abs(who.now - touched) > who.silent) await moveTo(path, endings.sealed);
  }
  for (const { path, touched } of await filesOf(folder, endings.half)) {
    if (Math.abs(who.now - touched) > who.silent) await removeFile(path);
  }
}

/** What is in a file, and how much of it cannot be understood. */
export type FileContent = { batch: MeasuredBatch | null; odd: number };

/** What is in a sealed file. A torn last line was never acknowledged and is left out, each time again. */
export async function readBatch({ path, id }: FoundFile): Promise<FileContent> {
  const text = await readFile(path, 'utf8').catch(gone(''));
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').filter((line) => line !== '');
  const read = lines.map(itemsOfLine);
  const items = read.flatMap((line) => line.items);
  const odd = read.reduce((sum, line) => sum + line.odd, 0);
  return { batch: items.length === 0 ? null : { id, items }, odd };
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true });

/** Deletes a file; false: it was gone already. Of several processes that delete one, a single one hears true. */
export async function deleteFile(path: string): Promise<boolean> {
  return unlink(path).then(() => true, gone(false));
}
