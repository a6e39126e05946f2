import { ApiError, libraryTexts, MAX_FOLDER_FILES, type FolderDeletion } from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import { authorOf } from '../media/author-of';
import { commitOrAsk } from '../media/commit-or-ask';
import { FILE_UID, isFileRow, nameOf, storedNames, type FileRow } from '../media/file-row';
import { inMediaLine } from '../media/media-line';
import { mediaWatch } from '../media/media-watch';
import { moveAll } from '../media/move-files';
import { moveRowToTrash } from '../media/trash-file';
import type { Strapi } from '../store/strapi';
import { folderIn } from './edit-folders';
import { allFolders, depthOf, FOLDER_UID, isWithin, type FolderRow } from './folder-rows';
import { folderWatch } from './folder-watch';

/**
 * Deletes a folder (A15): an empty one, or with all that is in it, whose files go to the trash. All of it or nothing.
 * @throws ApiError `not_found`, `invalid`, `unauthenticated`
 */
export function deleteFolder(strapi: Strapi, person: PersonClaim, { id, trashFiles }: FolderDeletion): Promise<number> {
  return inMediaLine(async () => {
    const toTrash = async () => {
      const author = await authorOf(strapi, person);
      const folders = await allFolders(strapi);
      const folder = folderIn(folders, id);
      const within = folders.filter((one) => isWithin(one, folder));
      const inside = await filesIn(strapi, within);
      refuseFull({ inside, trashFiles });
      for (const row of inside) {
        await withChange(strapi, author, mediaWatch(strapi, nameOf(row)), async () => ({
          result: await moveRowToTrash(strapi, row),
        }));
      }
      await deleteRows(strapi, author, within);
      return inside;
    };
    const isGone = async () => !(await allFolders(strapi)).some((folder) => folder.id === id);
    const files = await commitOrAsk(strapi, toTrash, isGone);
    await moveAll(strapi, files.flatMap(storedNames), 'served', 'trash');
    return files.length;
  });
}

type Full = { inside: readonly FileRow[]; trashFiles: boolean };

function refuseFull({ inside, trashFiles }: Full): void {
  if (inside.length > 0 && !trashFiles) throw new ApiError('invalid', libraryTexts.folderFull);
  if (inside.length > MAX_FOLDER_FILES) throw new ApiError('invalid', libraryTexts.folderLarge);
}

/** One more than may be in them is enough to know. */
async function filesIn(strapi: Strapi, folders: readonly FolderRow[]): Promise<FileRow[]> {
  const where = { folderPath: { $in: folders.map(({ path }) => path) } };
  const rows: unknown = await strapi.db.query(FILE_UID).findMany({ where, limit: MAX_FOLDER_FILES + 1 });
  return Array.isArray(rows) ? rows.filter(isFileRow) : [];
}

/** From the deepest up, so that none is ever in one that is gone. */
async function deleteRows(strapi: Strapi, author: Author, folders: readonly FolderRow[]): Promise<void> {
  for (const { id } of folders.toSorted((one, other) => depthOf(other) - depthOf(one))) {
    await withChange(
      strapi,
      author,
      folderWatch(strapi, () => id),
      async () => ({ result: await strapi.db.query(FOLDER_UID).delete({ where: { id } }) }),
    );
  }
}
