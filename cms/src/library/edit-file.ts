import { ApiError, isChangedMeanwhile, libraryTexts, type FilePatch, type LibraryFile } from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { withChange } from '../changes/with-change';
import { authorOf } from '../media/author-of';
import { FILE_UID, findFile, type FileRow } from '../media/file-row';
import { inMediaLine } from '../media/media-line';
import { mediaWatch } from '../media/media-watch';
import { findTrashed } from '../media/trashed-row';
import type { Strapi } from '../store/strapi';
import { folderIn } from './edit-folders';
import { allFolders } from './folder-rows';
import { asLibraryFile } from './list-library';
import { toLibraryFile } from './to-file';

/** Edits what is said about a file (A15). @throws ApiError `conflict`, `not_found`, `unauthenticated` */
export async function editFile(
  strapi: Strapi,
  person: PersonClaim,
  id: string,
  patch: FilePatch,
): Promise<LibraryFile> {
  const isDone = await inMediaLine(strapi, () =>
    strapi.db.transaction(async () => {
      const author = await authorOf(strapi, person);
      const row = await activeFile(strapi, id);
      const data = await columnsOf(strapi, patch);
      // What is so already is not written: a file that nobody changes keeps its time.
      const isSame = Object.entries(data).every(([column, value]) => column === 'folder' || row[column] === value);
      if (isSame) return true;
      if (isChangedMeanwhile(await plainFile(strapi, row), patch)) return false;
      await withChange(strapi, author, mediaWatch(strapi, id), async () => ({
        result: await strapi.db.query(FILE_UID).update({ where: { id: row.id }, data }),
      }));
      return true;
    }),
  );
  const file = await asLibraryFile(strapi, await activeFile(strapi, id));
  if (!isDone) throw new ApiError('conflict', libraryTexts.changedMeanwhile, { file });
  return file;
}

/** The file as its row has it, for what is asked of its own fields alone. */
async function plainFile(strapi: Strapi, row: FileRow): Promise<LibraryFile> {
  const folder = (await allFolders(strapi)).find(({ path }) => path === row['folderPath'])?.id ?? null;
  return toLibraryFile(row, { folder, usedIn: 0 });
}

/** A file that is not in the trash. @throws ApiError `not_found`, which says so of one that is */
export async function activeFile(strapi: Strapi, id: string): Promise<FileRow> {
  const row = await findFile(strapi, id);
  if (row !== null) return row;
  const isInTrash = (await findTrashed(strapi, { name: id })) !== null;
  throw new ApiError('not_found', isInTrash ? libraryTexts.inTrash : libraryTexts.noFile);
}

/** Where a file of this folder is, as its row has it. @throws ApiError `not_found` */
export async function folderColumns(
  strapi: Strapi,
  folder: number | null,
): Promise<{ folder: number | null; folderPath: string }> {
  if (folder === null) return { folder, folderPath: '/' };
  return { folder, folderPath: folderIn(await allFolders(strapi), folder).path };
}

async function columnsOf(strapi: Strapi, { name, alt, category, folder }: FilePatch): Promise<Record<string, unknown>> {
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(alt === undefined ? {} : { alternativeText: alt.trim() }),
    ...(category === undefined ? {} : { category }),
    ...(folder === undefined ? {} : await folderColumns(strapi, folder)),
  };
}
