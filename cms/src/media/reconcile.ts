import type { Strapi } from '../store/strapi';
import { allFiles, hashOf, nameOf, storedNames, type FileRow } from './file-row';
import { makeFolders } from './folders';
import { hashFile } from './hash-content';
import { isThere, list, move, moveAll, pathOf, remove } from './move-files';
import { isTakenOut, parseStaged, stagedAs } from './staging';
import { allTrashed } from './trashed-row';

/**
 * Makes the files agree with the rows again, before anything else is done with them: an end in the middle of an upload, a
 * move to the trash, a restore or a deletion leaves the row of before or after, and the row decides. Files that nobody knows
 * are left where they are, be it served or in the trash (an operator may have put them there, and another database may know
 * them); what waited for work that has ended is removed.
 */
export async function reconcileMedia(strapi: Strapi): Promise<void> {
  await makeFolders(strapi);
  const files = await allFiles(strapi);
  const trashed = (await allTrashed(strapi)).map(({ file }) => file);
  const active = new Set(files.flatMap(storedNames));
  const inTrash = trashed.flatMap(storedNames).filter((name) => !active.has(name));
  const served = await list(strapi, 'served');
  const missing = [...active].filter((name) => !served.has(name));
  await moveAll(strapi, missing, 'trash', 'served');
  await moveAll(strapi, inTrash, 'served', 'trash');
  await finishWaiting(strapi, files, trashed);
  await removeOldSmaller(strapi, files);
}

/**
 * What waits belongs to its row if it is what the row says, byte for byte, or if it was taken out of the place that it is
 * missing in: then it goes where the row is, the smaller pictures with it. Everything else was never committed, or its row is
 * gone.
 */
async function finishWaiting(strapi: Strapi, files: FileRow[], trashed: FileRow[]): Promise<void> {
  for (const staged of await list(strapi, 'staging')) {
    const waiting = parseStaged(staged);
    if (waiting === null) continue;
    const row = (rows: FileRow[]) => rows.find((known) => nameOf(known) === waiting.name);
    const active = row(files);
    const owner = active ?? row(trashed);
    if (owner === undefined) continue;
    const place = active ? 'served' : 'trash';
    const isOnlyCopy = isTakenOut(waiting.mark) && !(await isThere(strapi, [place, waiting.name]));
    if (!isOnlyCopy && !(await isContentOf(strapi, staged, owner))) continue;
    for (const name of storedNames(owner).toReversed()) {
      await move(strapi, ['staging', stagedAs(waiting.mark, name)], [place, name]);
    }
  }
  for (const left of await list(strapi, 'staging')) await remove(strapi, ['staging', left]);
}

async function isContentOf(strapi: Strapi, staged: string, row: FileRow): Promise<boolean> {
  const known = hashOf(row);
  // Rows of before hashes were kept: they were only ever taken out, never replaced.
  return known === '' || known === (await hashFile(pathOf(strapi, ['staging', staged])));
}

/** What the names of smaller pictures begin with. */
const SMALLER = /^(?:thumbnail|full|w\d+)_/;

/** Smaller pictures that their picture does not know: of one that was replaced, or made just before an end. */
async function removeOldSmaller(strapi: Strapi, files: FileRow[]): Promise<void> {
  const known = new Set(files.flatMap(storedNames));
  const owners = new Set(files.map(({ hash }) => hash));
  for (const name of await list(strapi, 'served')) {
    const [stem = ''] = name.split('.');
    if (SMALLER.test(stem) && owners.has(stem.replace(SMALLER, '')) && !known.has(name))
      await remove(strapi, ['served', name]);
  }
}
