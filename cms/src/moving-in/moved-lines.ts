import type { Context } from 'koa';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { randomUUID } from 'node:crypto';
import { ApiError, MAX_MOVED_BYTES, movedHeadSchema, toFieldIssues } from '@apoti/contract';
import { invalid } from '../changes/refuse';
import { dataDir } from '../settings/data-dir';
import { z } from 'zod';

/** What came as lines: its head, and the others, so many at once. */
export type MovedLines<Line> = { revision: string; batches: AsyncIterable<Line[]> };

const LINES_AT_ONCE = 200;

/** Where bodies lie while they are read. */
const incoming = () => join(dataDir(), 'import', 'incoming');

/** No body is read for so long, in ms: another CMS of the same folder may be at a younger one. */
const LEFT_MS = 60 * 60 * 1000;

/** Removes what a process that ended in the middle has left. At each start, and before each body. */
export async function forgetMovedLines(): Promise<void> {
  for (const name of await readdir(incoming()).catch(() => [])) {
    const file = join(incoming(), name);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LEFT_MS) await rm(file, { force: true });
  }
}

/**
 * Keeps a body of lines on the disk until `work` has read it: the transaction that writes it waits for nobody's line, and memory
 * holds a few lines of it. @throws ApiError `too_large`, `bad_request`, `invalid`
 */
export async function withMovedLines<Line, Result>(
  ctx: Context,
  schema: z.ZodType<Line>,
  work: (lines: MovedLines<Line>) => Promise<Result>,
): Promise<Result> {
  await forgetMovedLines();
  const folder = incoming();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${randomUUID()}.ndjson`);
  try {
    const lines = await keep(ctx, file);
    const { revision, count } = parseLine(movedHeadSchema, (await firstLine(file)) ?? '', 1);
    // A body that broke off is nothing.
    if (lines !== count + 1) throw new ApiError('bad_request', `${count} lines were announced, ${lines - 1} came`);
    return await work({ revision, batches: batchesOf(file, schema) });
  } finally {
    await rm(file, { force: true });
  }
}

/** Writes the body to the disk; answers how many lines it has. */
async function keep(ctx: Context, file: string): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  let lines = 0;
  try {
    for await (const chunk of ctx.req) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      size += bytes.length;
      if (size > MAX_MOVED_BYTES) throw new ApiError('too_large', 'This is more than can be brought over at once');
      for (const byte of bytes) if (byte === 10) lines += 1;
      await handle.writeFile(bytes);
    }
  } finally {
    await handle.close();
  }
  return lines;
}

async function firstLine(file: string): Promise<string | undefined> {
  for await (const line of linesOf(file)) return line;
  return undefined;
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

async function* batchesOf<Line>(file: string, schema: z.ZodType<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let number = 0;
  for await (const text of linesOf(file)) {
    number += 1;
    if (number === 1) continue;
    batch.push(parseLine(schema, text, number));
    if (batch.length < LINES_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function parseLine<Line>(schema: z.ZodType<Line>, text: string, number: number): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('bad_request', `Line ${number} is no JSON`, {}, { cause });
  }
  const checked = schema.safeParse(value);
  if (!checked.success)
    throw invalid(toFieldIssues(checked.error).map(({ path, message }) => ({ path: [number, ...path], message })));
  return checked.data;
}
