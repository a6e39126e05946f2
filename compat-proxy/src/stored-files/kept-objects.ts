import type { StoredObject } from '@apoti/contract/object-store/object-store';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SentFile } from './stored-files';

/** Where files wait until they are whole. */
const INCOMING = '.incoming';
/** What has been used within this time is not marked again, in ms. */
const MARK_EVERY_MS = 10 * 60_000;
/** What waits for longer belongs to a process that has ended, in ms. */
const LOST_MS = 60 * 60_000;
/** So much of the room is written before it is looked how much is used. */
const LOOK_SHARE = 1 / 8;

type Kept = { path: string; bytes: number; usedAt: number };

/**
 * Objects of a store that were read lately, on the disk of this machine: a folder for each name, in it a file for its content. All
 * processes of the machine share them. What was used longest ago goes when there are more bytes than they may have.
 */
export class KeptObjects {
  private written = 0;
  private trimming: Promise<void> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  static async open(folder: string, maxBytes: number): Promise<KeptObjects> {
    await mkdir(join(folder, INCOMING), { recursive: true });
    const kept = new KeptObjects(folder, maxBytes);
    await kept.trim();
    return kept;
  }

  /** The file with this content of an object, if it is here. */
  async find(name: string, object: StoredObject): Promise<SentFile | null> {
    const file = this.fileOf(name, object);
    const path = join(file.root, file.name);
    const known = await stat(path).catch(() => null);
    if (known === null) return null;
    if (Date.now() - known.atimeMs > MARK_EVERY_MS) await utimes(path, new Date(), known.mtime).catch(() => undefined);
    return file;
  }

  /** What was the content of an object when it was last read; null when it is not here. */
  async last(name: string): Promise<SentFile | null> {
    const root = join(this.folder, name);
    const [first] = await readdir(root).catch(() => []);
    return first === undefined ? null : { root, name: first };
  }

  /** Keeps a content of an object, in place of older ones; what breaks off leaves nothing. */
  async keep(name: string, object: StoredObject, body: Readable): Promise<SentFile> {
    const file = this.fileOf(name, object);
    const waiting = join(this.folder, INCOMING, randomUUID());
    try {
      await pipeline(body, createWriteStream(waiting, { flags: 'wx', mode: 0o600 }));
      const { size } = await stat(waiting);
      if (size !== object.bytes) throw new Error('An object came without its end');
      await utimes(waiting, new Date(), timeOf(object));
      await mkdir(file.root, { recursive: true });
      await rename(waiting, join(file.root, file.name));
    } catch (error) {
      await rm(waiting, { force: true });
      throw error;
    }
    await this.dropOthers(file);
    this.written += object.bytes;
    if (this.written > this.maxBytes * LOOK_SHARE) this.trimming = this.trimming.then(() => this.trim());
    return file;
  }

  /** Keeps an object no longer. */
  forget(name: string): Promise<void> {
    return rm(join(this.folder, name), { recursive: true, force: true });
  }

  /** Keeps nothing but these objects, and what has come since a moment (ms): they may not know of it. */
  async keepOnly(names: ReadonlySet<string>, since: number): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (name === INCOMING || names.has(name)) continue;
      const known = await stat(join(this.folder, name)).catch(() => null);
      if (known !== null && known.ctimeMs < since) await this.forget(name);
    }
  }

  /** Waits for what is being removed. */
  async close(): Promise<void> {
    await this.trimming;
  }

  private fileOf(name: string, { etag, bytes }: StoredObject): SentFile {
    const content = createHash('sha256').update(`${bytes} ${etag}`).digest('hex').slice(0, 32);
    return { root: join(this.folder, name), name: `${content}${extname(name)}` };
  }

  private async dropOthers({ root, name }: SentFile): Promise<void> {
    for (const other of await readdir(root).catch(() => [])) {
      if (other !== name) await rm(join(root, other), { force: true });
    }
  }

  private async trim(): Promise<void> {
    this.written = 0;
    const files = await this.files();
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= this.maxBytes) return;
    for (const file of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      await rm(file.path, { force: true });
      bytes -= file.bytes;
      if (bytes <= this.maxBytes * (1 - LOOK_SHARE)) return;
    }
  }

  private async files(): Promise<Kept[]> {
    const found: Kept[] = [];
    for (const name of await readdir(this.folder)) {
      for (const file of await readdir(join(this.folder, name)).catch(() => [])) {
        const path = join(this.folder, name, file);
        const known = await stat(path).catch(() => null);
        if (known === null) continue;
        if (name !== INCOMING) found.push({ path, bytes: known.size, usedAt: known.atimeMs });
        else if (Date.now() - known.mtimeMs > LOST_MS) await rm(path, { force: true });
      }
    }
    return found;
  }
}

/** The store's time, to which a thousandth part is added that its content decides: two contents of one second have two tags. */
function timeOf({ etag, modified }: StoredObject): Date {
  const part = createHash('sha256').update(etag).digest().readUInt16BE() % 1_000;
  return new Date(Math.floor(modified / 1_000) * 1_000 + part);
}
