import type { FastifyBaseLogger } from 'fastify';
import { ApiError, MAX_MEDIA_BYTES } from '@apoti/contract';
import { ObjectStoreFailure } from '@apoti/contract/object-store/object-store-failure';
import { ObjectStore, type ReadObject, type StoredObject } from '@apoti/contract/object-store/object-store';
import type { ObjectStoreSettings } from '@apoti/contract/object-store/settings';
import { buffer } from 'node:stream/consumers';
import { RETRY_SECONDS, storing } from '../limits';
import { KeptObjects } from './kept-objects';
import type { SentFile, StoredFiles } from './stored-files';

const AWAY = 'The place where files are kept cannot be reached at the moment. Please try again in a moment.';

/** No file has a longer name, in bytes: stores refuse such a question, and no visitor's question is to look like a store that fails. */
const LONGEST_NAME = 255;

type Parts = { settings: ObjectStoreSettings; folder: string; maxBytes: number; log: FastifyBaseLogger };

/**
 * Uploaded files in an object store. It is asked at each request what is there, so that what was deleted is gone at once on every
 * machine; contents are read once and kept for a while. While the store is away, what is kept goes on.
 */
export class ObjectStoredFiles implements StoredFiles {
  readonly root = null;
  /** Questions under way: who asks the same meanwhile gets the same answer. */
  private readonly looks = new Map<string, Promise<StoredObject | null>>();
  private readonly loads = new Map<string, Promise<SentFile | null>>();

  private constructor(
    private readonly store: ObjectStore,
    private readonly kept: KeptObjects,
    private readonly log: FastifyBaseLogger,
  ) {}

  static async open({ settings, folder, maxBytes, log }: Parts): Promise<ObjectStoredFiles> {
    const { answerMs } = storing;
    const store = new ObjectStore(settings, { answerMs, restsAfter: ({ code }) => code !== 'OBJECT_STORE_FULL' });
    return new ObjectStoredFiles(store, await KeptObjects.open(folder, maxBytes), log);
  }

  async isGone(name: string): Promise<boolean> {
    const object = await this.look(name).catch(() => undefined);
    return object === null;
  }

  async isThere(name: string): Promise<boolean> {
    const object = await this.look(name).catch(() => this.kept.last(name));
    return object !== null;
  }

  async find(name: string): Promise<SentFile | null> {
    if (isTooLong(name)) return null;
    try {
      const object = await this.look(name);
      if (object === null) {
        await this.kept.forget(name);
        return null;
      }
      return (await this.kept.find(name, object)) ?? (await shared(this.loads, name, () => this.load(name)));
    } catch (cause) {
      return (await this.kept.last(name)) ?? unavailable(cause);
    }
  }

  async readTrashed(name: string): Promise<Buffer | null> {
    const found = await this.ask(() => this.store.get(`.trash/${name}`)).catch(unavailable);
    if (found === null) return null;
    if (found.bytes <= MAX_MEDIA_BYTES) return buffer(found.body).catch(unavailable);
    found.body.destroy();
    return null;
  }

  async close(): Promise<void> {
    this.store.close();
    await Promise.allSettled([...this.looks.values(), ...this.loads.values()]);
    await this.kept.close();
  }

  private look(name: string): Promise<StoredObject | null> {
    if (isTooLong(name)) return Promise.resolve(null);
    return shared(this.looks, name, () => this.ask(() => this.store.head(name)));
  }

  /** Reads what is there by now, whatever the look before said. */
  private async load(name: string): Promise<SentFile | null> {
    const found: ReadObject | null = await this.ask(() => this.store.get(name));
    return found === null ? null : this.kept.keep(name, found, found.body);
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.looks.size + this.loads.size > storing.waiting) throw new Error('Too much is asked of the object store');
    try {
      return await question();
    } catch (error) {
      // Who is told that it rests learns nothing new.
      const isNews = !(error instanceof ObjectStoreFailure && error.code === 'OBJECT_STORE_RESTS');
      if (isNews) this.log.warn({ err: error }, 'The object store of the uploads fails');
      throw error;
    }
  }
}

const isTooLong = (name: string) => Buffer.byteLength(name) > LONGEST_NAME;

function unavailable(cause: unknown): never {
  throw new ApiError('unavailable', AWAY, { retryAfter: RETRY_SECONDS }, { cause });
}

/** Does a work once for all who want it meanwhile. */
function shared<T>(underWay: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const begun = work().finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}
