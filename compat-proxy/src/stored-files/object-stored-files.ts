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
  /** Questions under way: who asks the same soon after gets the same answer. */
  private readonly looks = new Map<string, UnderWay<StoredObject | null>>();
  private readonly loads = new Map<string, UnderWay<SentFile | null>>();
  private readonly alarm = setInterval(() => void this.dropDeleted(), storing.lookEveryMs).unref();

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
      const load = () => this.load(name);
      // Who wants what has come in its place does not wait for the content before.
      return (
        (await this.kept.find(name, object)) ?? (await shared(this.loads, `${name} ${object.etag}`, load, Infinity))
      );
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

  /** Keeps no longer what was deleted while nobody asked for it: while the store is away, it would be shown again. */
  async dropDeleted(): Promise<void> {
    const begun = Date.now();
    const there = await this.ask(() => this.store.list('')).catch(() => null);
    if (there !== null) await this.kept.keepOnly(new Set(there.map(({ key }) => key)), begun);
  }

  async close(): Promise<void> {
    clearInterval(this.alarm);
    this.store.close();
    await Promise.allSettled([...this.looks.values(), ...this.loads.values()].map(({ answer }) => answer));
    await this.kept.close();
  }

  private look(name: string): Promise<StoredObject | null> {
    if (isTooLong(name)) return Promise.resolve(null);
    return shared(this.looks, name, () => this.ask(() => this.store.head(name)), storing.sharedMs);
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

/** A work that has begun, and when, on the passing clock. */
type UnderWay<T> = { answer: Promise<T>; begun: number };

/** Does a work once for all who want it within a while of its beginning. */
function shared<T>(underWay: Map<string, UnderWay<T>>, key: string, work: () => Promise<T>, ms: number): Promise<T> {
  const known = underWay.get(key);
  const now = performance.now();
  if (known !== undefined && now - known.begun <= ms) return known.answer;
  const answer = work().finally(() => {
    if (underWay.get(key)?.answer === answer) underWay.delete(key);
  });
  underWay.set(key, { answer, begun: now });
  return answer;
}
