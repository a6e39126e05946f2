import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { backupManifestSchema, type BackupManifest } from '@apoti/contract';
import { BackupProblem } from './backup-problem';
import { MANIFEST_FILE } from './places';
import { readTar, type ReadEntry } from './read-tar';
import type { OnBytes } from './write-archive';

/** What stands at the beginning of an archive is not larger, in bytes. */
const MOST_MANIFEST = 128 * 1024 * 1024;

const NO_ARCHIVE = 'it is no archive that npm run backup has made, or its beginning was changed';

const damaged = (why: string, cause?: unknown) =>
  new BackupProblem(`The backup is damaged: ${why}. Nothing was changed.`, { cause });

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip: Readable = source.pipe(createGunzip());
  source.once('error', (error) => gunzip.destroy(error));
  try {
    for await (const part of gunzip) yield Buffer.from(part);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function manifestOf(entry: ReadEntry): Promise<BackupManifest> {
  if (entry.name !== MANIFEST_FILE || entry.size > MOST_MANIFEST) throw damaged(NO_ARCHIVE);
  const parts: Buffer[] = [];
  for await (const part of entry.bytes) parts.push(part);
  return backupManifestSchema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
}

/** What an archive says is in it; its files are not looked at. @throws BackupProblem */
export async function readManifest(file: string): Promise<BackupManifest> {
  try {
    for await (const entry of readTar(unpacked(file))) return await manifestOf(entry);
  } catch (error) {
    throw asProblem(error, NO_ARCHIVE);
  }
  throw damaged('it is empty');
}

type Wanted = {
  /** Where files are written to, each at its path; those for which it answers false are only looked at. */
  folder: string;
  isWritten: (path: string) => boolean;
  signal: AbortSignal;
  onManifest?: (manifest: BackupManifest) => Promise<void>;
  onBytes: OnBytes;
};

/** Reads a whole archive and holds every byte against what it says is in it. @throws BackupProblem where they differ */
export async function readArchive(file: string, wanted: Wanted): Promise<BackupManifest> {
  try {
    return await readWhole(file, wanted);
  } catch (error) {
    throw asProblem(error);
  }
}

async function readWhole(file: string, wanted: Wanted): Promise<BackupManifest> {
  let manifest: BackupManifest | null = null;
  const awaited = new Map<string, BackupManifest['files'][number]>();
  for await (const entry of readTar(unpacked(file))) {
    wanted.signal.throwIfAborted();
    if (manifest === null) {
      manifest = await manifestOf(entry);
      for (const one of manifest.files) awaited.set(one.path, one);
      await wanted.onManifest?.(manifest);
      continue;
    }
    const said = awaited.get(entry.name);
    awaited.delete(entry.name);
    if (said === undefined || said.size !== entry.size) throw damaged(`${entry.name} is not what it should be`);
    if ((await takeOver(entry, wanted)) !== said.sha256) throw damaged(`${entry.name} is not what it should be`);
  }
  if (manifest === null || awaited.size > 0) throw damaged('something is missing in it');
  return manifest;
}

/** Reads an entry, writing it where that is wanted, and says its checksum. */
async function takeOver(entry: ReadEntry, { folder, isWritten, onBytes }: Wanted): Promise<string> {
  const hash = createHash('sha256');
  const path = join(folder, entry.name);
  if (isWritten(entry.name)) await mkdir(dirname(path), { recursive: true });
  const handle = isWritten(entry.name) ? await open(path, 'wx') : null;
  try {
    for await (const part of entry.bytes) {
      hash.update(part);
      await handle?.writeFile(part);
      onBytes(part.length);
    }
    await handle?.sync();
  } finally {
    await handle?.close();
  }
  return hash.digest('hex');
}

/** A full disk, a stop or a file that cannot be read is no damage of the archive. */
function asProblem(error: unknown, why = 'it ends too early or was changed'): unknown {
  if (!(error instanceof Error) || error instanceof BackupProblem || error.name === 'AbortError') return error;
  const code = 'code' in error ? String(error.code) : '';
  const isSystem = /^E[A-Z]+$/.test(code);
  return isSystem ? error : damaged(why, error);
}
