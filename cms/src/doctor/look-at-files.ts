import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { allFiles, nameOf, storedNames, type FileRow } from '../media/file-row';
import { folderOf } from '../media/folders';
import { allTrashed } from '../media/trashed-row';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import type { Finding } from './finding';
import { judgeFiles, type FilePlace, type KnownFile } from './judge-files';

/** What is younger may be on its way: a file is there a moment before its row, in ms. */
const YOUNG = 60_000;

/** Files without an entry, and entries without their files. Told is what two looks have found: uploads go on meanwhile. */
export async function lookAtFiles(strapi: Strapi, now: number): Promise<Finding[]> {
  const first = await look(strapi, now);
  if (first.length === 0) return [];
  const again = new Set((await look(strapi, now)).map(({ what }) => what));
  return first.filter(({ what }) => again.has(what));
}

async function look(strapi: Strapi, now: number): Promise<Finding[]> {
  const known = [
    ...(await allFiles(strapi)).map((row) => knownFile(row, 'served')),
    ...(await allTrashed(strapi)).map(({ file }) => knownFile(file, 'trash')),
  ];
  const named = new Set(known.flatMap(({ name, copies }) => [name, ...copies]));
  const onDisk = async (place: FilePlace) => namesIn(folderOf(strapi, place), named, now);
  return judgeFiles(known, { served: await onDisk('served'), trash: await onDisk('trash') });
}

function knownFile(row: FileRow, place: FilePlace): KnownFile {
  const [, ...copies] = storedNames(row);
  return { label: String(row['name'] ?? nameOf(row)), name: nameOf(row), copies, place };
}

/** The files of a folder: those that rows name, and others that are not young. Hidden ones are none of ours. */
async function namesIn(folder: string, named: ReadonlySet<string>, now: number): Promise<Set<string>> {
  const found = new Set<string>();
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isRecord(error) && error['code'] === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    if (named.has(entry.name) || (await isOld(join(folder, entry.name), now))) found.add(entry.name);
  }
  return found;
}

async function isOld(path: string, now: number): Promise<boolean> {
  const known = await stat(path).catch(() => null);
  return known !== null && now - known.mtimeMs > YOUNG;
}
