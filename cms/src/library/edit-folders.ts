import {
  ApiError,
  libraryTexts,
  MAX_FOLDER_DEPTH,
  MAX_FOLDERS,
  type FolderPatch,
  type LibraryFolder,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { withChange } from '../changes/with-change';
import { authorOf } from '../media/author-of';
import { inMediaLine } from '../media/media-line';
import { isRecord } from '../store/from-strapi';
import type { Strapi, Trx } from '../store/strapi';
import { filesByPath } from './counts';
import { settlePaths } from './folder-paths';
import { allFolders, depthOf, FOLDER_UID, isWithin, type FolderRow } from './folder-rows';
import { folderWatch } from './folder-watch';
import { toLibraryFolder } from './list-folders';

type Place = { name: string; parent: number | null };

/** The folder with this number among these. @throws ApiError `not_found` */
export function folderIn(folders: readonly FolderRow[], id: number): FolderRow {
  const found = folders.find((folder) => folder.id === id);
  if (found === undefined) throw new ApiError('not_found', libraryTexts.noFolder);
  return found;
}

/** Makes a folder (A15). @throws ApiError `not_found`, `invalid`, `unauthenticated` */
export function makeFolder(strapi: Strapi, person: PersonClaim, place: Place): Promise<LibraryFolder> {
  return changeFolder(strapi, person, null, async (folders) => {
    if (folders.length >= MAX_FOLDERS) throw new ApiError('invalid', libraryTexts.folderMany);
    refusePlace(folders, place, null);
    return createFolder(strapi, folders, place);
  });
}

/** The row of a new folder, for who has checked its place. */
export async function createFolder(strapi: Strapi, folders: readonly FolderRow[], place: Place): Promise<number> {
  const pathId = Math.max(0, ...folders.map((folder) => folder.pathId)) + 1;
  const above = place.parent === null ? '' : folderIn(folders, place.parent).path;
  const data = { ...place, pathId, path: `${above}/${pathId}` };
  const made: unknown = await strapi.db.query(FOLDER_UID).create({ data });
  if (!isRecord(made) || typeof made['id'] !== 'number')
    throw new Error('The row of a folder is not as it was written');
  return made['id'];
}

/** Renames or moves a folder (A15). @throws ApiError `not_found`, `invalid`, `unauthenticated` */
export function editFolder(
  strapi: Strapi,
  person: PersonClaim,
  id: number,
  patch: FolderPatch,
): Promise<LibraryFolder> {
  return changeFolder(strapi, person, id, async (folders, trx) => {
    const folder = folderIn(folders, id);
    const { name = folder.name, parent = folder.parent } = patch;
    refusePlace(folders, { name, parent }, folder);
    await strapi.db.query(FOLDER_UID).update({ where: { id }, data: { name, parent } });
    if (parent !== folder.parent) await settlePaths(strapi, trx);
    return id;
  });
}

function changeFolder(
  strapi: Strapi,
  person: PersonClaim,
  id: number | null,
  work: (folders: FolderRow[], trx: Trx) => Promise<number>,
): Promise<LibraryFolder> {
  return inMediaLine(strapi, async () => {
    let changed = id;
    await strapi.db.transaction(async ({ trx }) => {
      const author = await authorOf(strapi, person);
      await withChange(
        strapi,
        author,
        folderWatch(strapi, () => changed),
        async () => {
          changed = await work(await allFolders(strapi), trx);
          return { result: changed };
        },
      );
    });
    return toLibraryFolder(folderIn(await allFolders(strapi), changed ?? 0), await filesByPath(strapi));
  });
}

/** Refuses a place that `folder`, or a new one, may not have. @throws ApiError `not_found`, `invalid` */
export function refusePlace(folders: readonly FolderRow[], { name, parent }: Place, folder: FolderRow | null): void {
  const above = parent === null ? null : folderIn(folders, parent);
  if (folder && above && isWithin(above, folder)) throw new ApiError('invalid', libraryTexts.folderLoop);
  const same = (other: FolderRow) => other.parent === parent && other.id !== folder?.id && alike(other.name, name);
  if (folders.some(same)) throw new ApiError('invalid', libraryTexts.folderTaken);
  const levels = folder
    ? Math.max(...folders.filter((one) => isWithin(one, folder)).map(depthOf)) - depthOf(folder)
    : 0;
  const depth = (above ? depthOf(above) : 0) + 1 + levels;
  if (depth > MAX_FOLDER_DEPTH) throw new ApiError('invalid', libraryTexts.folderDeep);
}

/** Two names that people would take for one. */
function alike(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}
