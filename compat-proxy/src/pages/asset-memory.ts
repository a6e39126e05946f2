import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { prepareFile, type FileForm } from '../http/prepared-file';
import { bytesOf, type PreparedReply } from '../http/prepared-reply';
import { OPEN_FILE_HEADERS, securityHeaders } from '../http/security-headers';
import { filesIn } from './files-in';

const FOLDER = '/assets/';

/** Of the site's files so many bytes are kept, all forms together: more than what visitors ask for comes to (S10). */
const MOST_BYTES = 4 * 1024 * 1024;

/** What the build makes. */
const TYPES: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** Headers of a file that everybody may keep for good: its name has a hash of what it holds. */
const FOR_GOOD = { ...OPEN_FILE_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' };

/** The built site's files with a hash in their names, answered from memory from the second time on (S1). */
export class AssetMemory {
  private readonly kept: LRUCache<string, PreparedReply>;
  private readonly headers: Record<string, string>;

  private constructor(
    private readonly root: string,
    private readonly names: ReadonlySet<string>,
    https: boolean,
  ) {
    this.headers = { ...securityHeaders(https), ...FOR_GOOD };
    this.kept = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: bytesOf,
      fetchMethod: (address) => this.read(address),
    });
  }

  /** @param webDist the built site */
  static async open(webDist: string, https: boolean): Promise<AssetMemory> {
    const root = join(webDist, 'client');
    return new AssetMemory(root, new Set(await filesIn(join(root, FOLDER))), https);
  }

  /** The answer for an address that was asked for before. */
  ready(address: string): PreparedReply | undefined {
    return this.kept.get(address);
  }

  /** The answer for a file's address; undefined where this build has no such file. It is read once, however many ask. */
  async find(address: string): Promise<PreparedReply | undefined> {
    return this.names.has(address.slice(FOLDER.length)) ? this.kept.fetch(address) : undefined;
  }

  /** Undefined where the file has gone since: another build may be on its way there. */
  private async read(address: string): Promise<PreparedReply | undefined> {
    const path = join(this.root, address);
    const name = address.slice(FOLDER.length);
    const [body, br, gzip] = await Promise.all([path, `${path}.br`, `${path}.gz`].map(ifThere));
    if (!body) return undefined;
    const form = (ending: string, bytes: Buffer | undefined): FileForm | undefined =>
      bytes && { name: `${name}${ending}`, body: bytes };
    const type = TYPES[extname(name)];
    return prepareFile(
      { identity: { name, body }, br: form('.br', br), gzip: form('.gz', gzip) },
      { ...this.headers, ...(type === undefined ? {} : { 'content-type': type }) },
    );
  }
}

const ifThere = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
