import type { Strapi, Trx } from '../store/strapi';
import { allFolders, FOLDER_UID, type FolderRow } from './folder-rows';

/**
 * Gives each folder the path that follows from the folders that it is in, and its files the new way to it. Strapi's panel works a
 * path out by replacing part of the old one wherever that occurs: `/1/12` in a folder `/2` became `/2/1/2/12`.
 */
export async function settlePaths(strapi: Strapi, trx: Trx): Promise<void> {
  const folders = new Map((await allFolders(strapi)).map((folder) => [folder.id, folder]));
  for (const folder of folders.values()) {
    const path = pathOf(folders, folder);
    if (path === null || path === folder.path) continue;
    // A path ends in its folder's own number, also a wrong one: none of them is another one's in between.
    await strapi.db.query(FOLDER_UID).update({ where: { id: folder.id }, data: { path } });
    // Not by Strapi's query: a file that is where it was in its folder keeps its own time.
    const files = strapi.db.getConnection('files').transacting(trx);
    await files.where({ folder_path: folder.path }).update({ folder_path: path });
  }
}

/** A folder's path; null for one that is in itself, which no door of ours makes. */
function pathOf(folders: ReadonlyMap<number, FolderRow>, folder: FolderRow): string | null {
  const within = new Set<FolderRow>();
  for (let one: FolderRow | undefined = folder; one !== undefined; one = folders.get(one.parent ?? Number.NaN)) {
    if (within.has(one)) return null;
    within.add(one);
  }
  return [...within].toReversed().reduce((path, { pathId }) => `${path}/${pathId}`, '');
}

/** As {@link settlePaths}, for who has no transaction: folders that the panel moved before it was guarded hide their files. */
export async function settleKeptPaths(strapi: Strapi): Promise<void> {
  await strapi.db.transaction(({ trx }) => settlePaths(strapi, trx));
}
