import { categoryOfKind, firstFolders } from '@apoti/contract';
import { FILE_UID, hashOf, isFileRow } from '../media/file-row';
import { kindOfMime } from '../media/kind-of-mime';
import { openSeedLog } from '../seed/seed-log';
import type { Strapi } from '../store/strapi';
import { createFolder } from './edit-folders';
import { allFolders } from './folder-rows';

const FOLDERS = 'media-folders';
const AT_ONCE = 500;

/** Gives the library its first folders, once, and files of before what the library knows of files. */
export async function completeLibrary(strapi: Strapi): Promise<void> {
  await makeFirstFolders(strapi);
  await fillColumns(strapi);
}

async function makeFirstFolders(strapi: Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const log = await openSeedLog(strapi);
    if (log.has(FOLDERS)) return;
    for (const name of firstFolders) {
      const folders = await allFolders(strapi);
      const isThere = folders.some((folder) => folder.parent === null && folder.name === name);
      if (!isThere) await createFolder(strapi, folders, { name, parent: null });
    }
    await log.add([FOLDERS]);
  });
}

async function fillColumns(strapi: Strapi): Promise<void> {
  const files = strapi.db.query(FILE_UID);
  for (let after = 0; ;) {
    const where = { id: { $gt: after }, category: null };
    const found: unknown = await files.findMany({ where, orderBy: { id: 'asc' }, limit: AT_ONCE });
    const rows = Array.isArray(found) ? found.filter(isFileRow) : [];
    for (const row of rows) {
      after = row.id;
      const category = categoryOfKind[kindOfMime(String(row['mime']))];
      // Said about the row, not a change of the file: its own time stays, which Strapi's query would set.
      const columns = { category, content_hash: hashOf(row) || null };
      await strapi.db.getConnection('files').where({ id: row.id }).update(columns);
    }
    if (rows.length < AT_ONCE) return;
  }
}
