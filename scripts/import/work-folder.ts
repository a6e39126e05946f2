import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Units } from './plan/unit-hash';
import { answerNames, type Answer, type AnswerName, type FetchedFile } from './read/source';

const memorySchema = z.object({ epoch: z.string(), units: z.record(z.string(), z.string()) });
const runSchema = z.object({ as: z.string(), since: z.string() });
const answerSchema = z.union([z.object({ value: z.unknown() }), z.object({ missing: z.string() })]);
const fileSchema = z.object({ path: z.string(), url: z.string().nullable(), why: z.string().optional() });

/** What became of a file: its address here, or why it cannot be had. */
export type KnownFile = { url: string } | { dead: string };
export type Answers = Record<AnswerName, Answer>;

/** Every answer, each by its name. */
export async function answersBy(ask: (name: AnswerName) => Promise<Answer>): Promise<Answers> {
  const [content, team, posts] = await Promise.all([ask('content'), ask('team'), ask('posts')]);
  const [media, subscribers] = await Promise.all([ask('media'), ask('subscribers')]);
  return { content, team, posts, media, subscribers };
}

/** What is kept of an old site between runs: what was brought over, where its files are now, and what a stopped run had read. */
export class WorkFolder {
  private constructor(readonly path: string) {}

  /** @param from what the old site is called */
  static async open(dataDir: string, from: string): Promise<WorkFolder> {
    const name = `${from
      .replace(/^https?:\/\//, '')
      .replace(/[^a-z0-9.-]+/gi, '-')
      .slice(-40)}-${digest(from).slice(0, 8)}`;
    const folder = new WorkFolder(join(dataDir, 'import', name));
    await mkdir(folder.path, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** What was brought over into this database; another one (an older backup, a new installation) knows nothing of it. */
  async units(epoch: string): Promise<Units> {
    const memory = memorySchema.safeParse(await this.read('brought.json'));
    return memory.success && memory.data.epoch === epoch ? memory.data.units : {};
  }

  async keepUnits(epoch: string, added: Units): Promise<void> {
    const units = { ...(await this.units(epoch)), ...added };
    await this.write('brought.json', { epoch, units });
  }

  async files(): Promise<Map<string, KnownFile>> {
    const text = await readFile(this.at('files.ndjson'), 'utf8').catch(() => '');
    const known = new Map<string, KnownFile>();
    for (const line of text.split('\n')) {
      const file = fileSchema.safeParse(parsed(line));
      if (!file.success) continue;
      const { path, url, why = '' } = file.data;
      known.set(path, url === null ? { dead: why } : { url });
    }
    return known;
  }

  async keepFile(path: string, file: KnownFile): Promise<void> {
    const line = 'url' in file ? { path, url: file.url } : { path, url: null, why: file.dead };
    await appendFile(this.at('files.ndjson'), `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  /** What a stopped run had read as the same person; null where none was stopped. */
  async stopped(as: string): Promise<{ answers: Answers; since: string } | null> {
    const run = runSchema.safeParse(await this.read('run.json'));
    if (!run.success || run.data.as !== as) return null;
    return { answers: await answersBy((name) => this.answer(name)), since: run.data.since };
  }

  private async answer(name: AnswerName): Promise<Answer> {
    const answer = answerSchema.parse(await this.read(`answer-${name}.json`));
    return 'missing' in answer ? answer : { value: answer.value };
  }

  async keepAnswers(as: string, answers: Answers): Promise<void> {
    for (const name of answerNames) await this.write(`answer-${name}.json`, answers[name]);
    await this.write('run.json', { as, since: new Date().toISOString() });
  }

  /** Nothing is left to go on with; answers hold people's addresses, so they go. */
  async finish(): Promise<void> {
    await rm(this.at('run.json'), { force: true });
    for (const name of answerNames) await rm(this.at(`answer-${name}.json`), { force: true });
    await rm(this.at('fetched'), { recursive: true, force: true });
  }

  /** A file's bytes, kept from when they were fetched until they are stored. */
  async fetched(path: string, fetch: () => Promise<FetchedFile>): Promise<FetchedFile> {
    const at = join(this.at('fetched'), digest(path));
    const kept = await readFile(at).catch(() => null);
    if (kept !== null) return { bytes: kept };
    const file = await fetch();
    if ('bytes' in file) {
      await mkdir(this.at('fetched'), { recursive: true, mode: 0o700 });
      await writeWhole(at, file.bytes);
    }
    return file;
  }

  async forgetFetched(path: string): Promise<void> {
    await rm(join(this.at('fetched'), digest(path)), { force: true });
  }

  async report(text: string): Promise<string> {
    await writeWhole(this.at('report.txt'), text);
    return this.at('report.txt');
  }

  private at(name: string): string {
    return join(this.path, name);
  }

  private async read(name: string): Promise<unknown> {
    return parsed(await readFile(this.at(name), 'utf8').catch(() => ''));
  }

  private write(name: string, value: unknown): Promise<void> {
    return writeWhole(this.at(name), JSON.stringify(value));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whole or not at all. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
