import { allFiles, nameOf, storedNames, type FileRow } from '../media/file-row';
import type { FileStore } from '../media/files/file-store';
import { fileStore } from '../media/move-files';
import { allTrashed } from '../media/trashed-row';
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
  const store = fileStore(strapi);
  const kept = async (place: FilePlace) => ({
    folder: store.nameOf(place),
    names: await namesIn(store, place, named, now),
  });
  return judgeFiles(known, { served: await kept('served'), trash: await kept('trash') });
}

function knownFile(row: FileRow, place: FilePlace): KnownFile {
  const [, ...copies] = storedNames(row);
  return { label: String(row['name'] ?? nameOf(row)), name: nameOf(row), copies, place };
}

/** The files of a place: those that rows name, and others that are not young. Hidden ones are none of ours. */
async function namesIn(
  store: FileStore,
  place: FilePlace,
  named: ReadonlySet<string>,
  now: number,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of await store.list(place)) {
    if (name.startsWith('.')) continue;
    const modified = named.has(name) ? 0 : await store.modified([place, name]);
    if (modified !== null && now - modified > YOUNG) found.add(name);
  }
  return found;
}
