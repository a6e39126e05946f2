import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupManifest } from '@apoti/contract';
import { MANIFEST_FILE } from './places';
import { BLOCK, headerOf, padding } from './tar-header';

type Files = BackupManifest['files'];

/** Told of each portion that is done, in bytes. */
export type OnBytes = (count: number) => void;

/** Sizes and checksums of files, in the order of the archive. */
export async function describeFiles(folder: string, paths: readonly string[], signal: AbortSignal): Promise<Files> {
  const files: Files = [];
  for (const path of paths) {
    signal.throwIfAborted();
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash, { signal });
    files.push({ path, size: (await stat(join(folder, path))).size, sha256: hash.digest('hex') });
  }
  return files;
}

type Parts = { folder: string; manifest: BackupManifest; to: string; signal: AbortSignal; onBytes: OnBytes };

/** Writes the archive: what is in it first, then the files. On the disk for good when it resolves. */
export async function writeArchive({ folder, manifest, to, signal, onBytes }: Parts): Promise<void> {
  const source = Readable.from(portions(folder, manifest, onBytes));
  const target = createWriteStream(to, { mode: 0o600, flush: true });
  await pipeline(source, createGzip(), target, { signal });
}

async function* portions(folder: string, manifest: BackupManifest, onBytes: OnBytes): AsyncGenerator<Buffer> {
  const said = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  yield headerOf({ name: MANIFEST_FILE, size: said.length });
  yield said;
  yield padding(said.length);
  for (const { path, size } of manifest.files) {
    yield headerOf({ name: path, size });
    for await (const part of createReadStream(join(folder, path))) {
      const bytes = Buffer.from(part);
      onBytes(bytes.length);
      yield bytes;
    }
    yield padding(size);
  }
  yield Buffer.alloc(2 * BLOCK);
}
