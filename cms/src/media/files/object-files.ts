import { ObjectStore } from '@apoti/contract/object-store/object-store';
import type { StoreManners } from '@apoti/contract/object-store/rest-after';
import type { ObjectStoreSettings } from '@apoti/contract/object-store/settings';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, readFile, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { folderNames, type Place } from '../folders';
import type { At, FileStore, Workplace } from './file-store';
import { newWorkplace } from './workplaces';

/**
 * One that says nothing is not waited for again and again, also by those who stand in line behind (compat-proxy 0078). One that refuses costs
 * nobody any time: what can still be put back is.
 */
const MANNERS: StoreManners = { answerMs: 4_000, restsAfter: ({ code }) => code === 'OBJECT_STORE_SILENT' };

const nameIn = ([place, name]: At) => posix.join(folderNames[place], name);

/**
 * The same tree in a bucket. A file moves by a copy and a removal: what ends in between leaves it in two places, and the row says
 * which one counts.
 */
export class ObjectFiles implements FileStore {
  readonly atOnce = 8;
  readonly objects: ObjectStore;

  constructor(private readonly settings: ObjectStoreSettings) {
    this.objects = new ObjectStore(settings, MANNERS);
  }

  /** A bucket has no folders. */
  async prepare(): Promise<void> {}

  /** What the store has answered, it keeps. */
  async settle(): Promise<void> {}

  async write(at: At, content: Buffer | string): Promise<void> {
    await this.objects.put(nameIn(at), typeof content === 'string' ? await readFile(content) : content);
  }

  async isThere(at: At): Promise<boolean> {
    return (await this.objects.head(nameIn(at))) !== null;
  }

  async move(from: At, to: At): Promise<boolean> {
    if (!(await this.objects.copy(nameIn(from), nameIn(to)))) return false;
    await this.objects.remove(nameIn(from));
    return true;
  }

  remove(at: At): Promise<void> {
    return this.objects.remove(nameIn(at));
  }

  async list(place: Place): Promise<string[]> {
    return (await this.objects.list(folderNames[place])).map(({ key }) => key);
  }

  async modified(at: At): Promise<number | null> {
    return (await this.objects.head(nameIn(at)))?.modified ?? null;
  }

  async hash(at: At): Promise<string> {
    const hash = createHash('sha256');
    const found = await this.objects.get(nameIn(at));
    if (found !== null) await pipeline(found.body, hash);
    return hash.digest('hex');
  }

  async workplace(source: At): Promise<Workplace> {
    const folder = await newWorkplace();
    const pathOf = ([, name]: At) => join(folder, name);
    const path = pathOf(source);
    const close = () => rm(folder, { recursive: true, force: true });
    const take = async (at: At) => {
      const isMade = await access(pathOf(at)).then(
        () => true,
        () => false,
      );
      if (isMade) await this.write(at, pathOf(at));
    };
    try {
      const found = await this.objects.get(nameIn(source));
      if (found !== null) await pipeline(found.body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      await close();
      throw error;
    }
    return { source: path, pathOf, take, close };
  }

  nameOf(place: Place): string {
    const { bucket, prefix } = this.settings;
    return `s3://${posix.join(bucket, prefix, folderNames[place]).replace(/\/$/, '')}`;
  }
}
