import type { Strapi } from '../store/strapi';
import { allFiles, hashOf, nameOf, storedNames, type FileRow } from './file-row';
import { makeFolders } from './folders';
import { hashFile } from './hash-content';
import { list, move, pathOf, remove } from './move-files';
import { allTrashed } from './trashed-row';

/**
 * Makes the files agree with the rows again, before anything else is done with them: an end in the middle of an upload, a
 * move to the trash, a restore or a deletion leaves the row of before or after, and the row decides. Files that nobody knows
 * are left where they are served (an operator may have put them there) and removed from the hidden folders.
 */
export async function reconcileMedia(strapi: Strapi): Promise<void> {
  await makeFolders(strapi);
  const files = await allFiles(strapi);
  const active = new Set(files.flatMap(storedNames));
  const trashed = new Set((await allTrashed(strapi)).flatMap(({ file }) => storedNames(file)));
  const served = await list(strapi, 'served');
  const here = (names: Set<string>) => [...names].filter((name) => !served.has(name));
  await finishReplacing(strapi, files);
  for (const from of ['trash', 'staging'] as const) await move(strapi, here(active), from, 'served');
  await move(
    strapi,
    [...trashed].filter((name) => !active.has(name)),
    'served',
    'trash',
  );
  const left = [...(await list(strapi, 'trash'))].filter((name) => !trashed.has(name));
  await remove(strapi, left, 'trash');
  await remove(strapi, [...(await list(strapi, 'staging'))], 'staging');
}

/** A file that was being replaced is there twice: the waiting one goes to its place if it is the one of the row. */
async function finishReplacing(strapi: Strapi, files: readonly FileRow[]): Promise<void> {
  const staged = await list(strapi, 'staging');
  for (const row of files) {
    if (!staged.has(nameOf(row))) continue;
    const hash = await hashFile(pathOf(strapi, nameOf(row), 'staging'));
    if (hash === hashOf(row)) await move(strapi, storedNames(row), 'staging', 'served');
  }
}
