import type { IncomingMessage } from 'node:http';
import { StoreLine, type StoreQuestion } from './ask-store';
import { parseList, type ListedObject } from './listed-objects';
import { ObjectStoreFailure, refusalOf } from './object-store-failure';
import { restAfter, type StoreManners } from './rest-after';
import type { ObjectStoreSettings } from './settings';

/** What the store says of an object: the mark of its content, when it was put there (ms) and its size in bytes. */
export type StoredObject = { etag: string; modified: number; bytes: number };
/** An object that is read: what it is, and its bytes, which have to be read or destroyed. */
export type ReadObject = StoredObject & { status: number; headers: IncomingMessage['headers']; body: IncomingMessage };

/** More than this is no answer of a store, in bytes. */
const MAX_ANSWER = 8 * 1024 * 1024;
/** A name of ours: folders and a file, none of them hidden from whoever looks at the path. */
const NAME = /^(?:[^/\\\p{Cc}]+\/)*[^/\\\p{Cc}]+$/u;

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    const piece = Buffer.from(part);
    bytes += piece.length;
    if (bytes > MAX_ANSWER) throw new Error('The answer is too long');
    parts.push(piece);
  }
  return Buffer.concat(parts).toString();
}

function objectOf({ headers }: IncomingMessage): StoredObject {
  const modified = Date.parse(headers['last-modified'] ?? '');
  return {
    etag: headers.etag ?? '',
    modified: Number.isNaN(modified) ? 0 : modified,
    bytes: Number(headers['content-length'] ?? 0),
  };
}

/** Whether a store says, in its own words, that it has no such object: any other 404 is of something else. */
const saysMissing = (status: number, said: string) => status === 404 && said.includes('NoSuchKey');

/** A bucket of a store that speaks S3; of it only what is under the prefix of the settings. Names count from there. */
export class ObjectStore {
  private readonly line: StoreLine;
  private readonly unlessItRests: ReturnType<typeof restAfter>;

  constructor(
    private readonly settings: ObjectStoreSettings,
    manners: StoreManners,
  ) {
    this.line = new StoreLine(settings, manners.answerMs);
    this.unlessItRests = restAfter(manners);
  }

  /** Stores an object whole, over what has its name; it is there for good when this resolves. */
  async put(name: string, body: Buffer): Promise<void> {
    await this.done({ method: 'PUT', key: this.keyOf(name), body });
  }

  /** What the store says of an object; null when there is none. */
  async head(name: string): Promise<StoredObject | null> {
    const key = this.keyOf(name);
    return this.unlessItRests(async () => {
      const found = await this.headOnce(key);
      return found ?? ((await this.isMissing(key)) ? null : this.headOnce(key));
    });
  }

  /** Reads an object, or a part of it where the headers say so; null when there is none. */
  async get(name: string, headers: Readonly<Record<string, string>> = {}): Promise<ReadObject | null> {
    const key = this.keyOf(name);
    return this.unlessItRests(async () => {
      const answer = await this.line.send({ method: 'GET', key, headers: { ...headers } });
      const status = answer.statusCode ?? 0;
      if (status === 200 || status === 206 || status === 416) {
        return { ...objectOf(answer), status, headers: answer.headers, body: answer };
      }
      const said = await this.readWhole(answer, `GET ${key}`);
      if (saysMissing(status, said)) return null;
      throw refusalOf('GET', key, status, said);
    });
  }

  /** Copies an object within the store, over what is there; false when there is none. */
  async copy(from: string, to: string): Promise<boolean> {
    const source = `${this.settings.bucket}/${this.keyOf(from)}`;
    const headers = { 'x-amz-copy-source': `/${source.split('/').map(encodeURIComponent).join('/')}` };
    const key = this.keyOf(to);
    return this.unlessItRests(async () => {
      const answer = await this.line.send({ method: 'PUT', key, headers });
      const said = await this.readWhole(answer, `copying ${from}`);
      if (saysMissing(answer.statusCode ?? 0, said)) return false;
      // A copy that fails late is told in an answer that began well.
      if (answer.statusCode === 200 && !said.includes('<Error>')) return true;
      throw refusalOf('PUT', key, answer.statusCode ?? 0, said);
    });
  }

  /** Removes an object, if it is there. */
  async remove(name: string): Promise<void> {
    await this.done({ method: 'DELETE', key: this.keyOf(name) }, saysMissing);
  }

  /** What is in a folder, without what is in its folders; `''`: the one of the prefix itself. Keys count from the folder. */
  async list(folder: string): Promise<ListedObject[]> {
    const prefix = `${this.settings.prefix}${folder === '' ? '' : `${folder}/`}`;
    const found: ListedObject[] = [];
    for (let token: string | null = ''; token !== null;) {
      const more: Record<string, string> = token === '' ? {} : { 'continuation-token': token };
      const query = { 'list-type': '2', 'encoding-type': 'url', delimiter: '/', prefix, ...more };
      const { objects, next } = parseList(await this.done({ method: 'GET', key: '', query }));
      found.push(...objects.filter(({ key }) => key !== prefix));
      token = next;
    }
    return found.map((one) => ({ ...one, key: one.key.slice(prefix.length) }));
  }

  close(): void {
    this.line.close();
  }

  private keyOf(name: string): string {
    const isOurs = NAME.test(name) && !name.split('/').some((part) => part === '.' || part === '..');
    if (!isOurs) throw new Error('This is no name of an object of ours');
    return this.settings.prefix + name;
  }

  /**
   * Whether an object that a HEAD did not find is really not there: the answer to one has no body, in which a store says whether it misses
   * the object or the bucket, and a gateway before it says 404 of what it does not know.
   * @throws ObjectStoreFailure where it is not the object that is missing
   */
  private async isMissing(key: string): Promise<boolean> {
    const answer = await this.line.send({ method: 'GET', key, headers: { range: 'bytes=0-0' } });
    const status = answer.statusCode ?? 0;
    // It has come in between: whole, where the store knows no ranges, or without a byte.
    if (status === 200 || status === 206 || status === 416) {
      answer.destroy();
      return false;
    }
    const said = await this.readWhole(answer, `GET ${key}`);
    if (saysMissing(status, said)) return true;
    throw refusalOf('GET', key, status, said);
  }

  private async headOnce(key: string): Promise<StoredObject | null> {
    const answer = await this.line.send({ method: 'HEAD', key });
    answer.resume();
    if (answer.statusCode === 404) return null;
    if (answer.statusCode !== 200) throw refusalOf('HEAD', key, answer.statusCode ?? 0, '');
    return objectOf(answer);
  }

  private done(
    question: StoreQuestion,
    isFine: (status: number, said: string) => boolean = () => false,
  ): Promise<string> {
    return this.unlessItRests(async () => {
      const answer = await this.line.send(question);
      const said = await this.readWhole(answer, `${question.method} ${question.key}`);
      const status = answer.statusCode ?? 0;
      if ((status >= 200 && status < 300) || isFine(status, said)) return said;
      throw refusalOf(question.method, question.key, status, said);
    });
  }

  private async readWhole(answer: IncomingMessage, what: string): Promise<string> {
    try {
      return await textOf(answer);
    } catch (cause) {
      throw new ObjectStoreFailure(`The answer of the object store to ${what} broke off`, undefined, { cause });
    }
  }
}
