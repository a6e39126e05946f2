import type { FolderDeletion } from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { lockCounters } from '../changes/counters';
import { logMany } from '../changes/log-many';
import { authorOf } from '../media/author-of';
import { commitOrAsk } from '../media/commit-or-ask';
import { nameOf, storedNames, toLogged } from '../media/file-row';
import { inMediaLine } from '../media/media-line';
import { mediaWatch } from '../media/media-watch';
import { moveAll } from '../media/move-files';
import { moveRowsToTrash } from '../media/trash-file';
import { toLoggedTrash } from '../media/trashed-row';
import type { Strapi } from '../store/strapi';
import { insideOf, refuseFull } from './folder-contents';
import { allFolders, FOLDER_UID } from './folder-rows';
import { folderWatch } from './folder-watch';

/**
 * Deletes a folder (A15): an empty one, or with all that is in it, whose files go to the trash. All of it or nothing, and with
 * as many queries for hundreds of files as for one, since everybody else's changes wait for it.
 * @throws ApiError `not_found`, `invalid`, `conflict`, `unauthenticated`
 */
export function deleteFolder(strapi: Strapi, person: PersonClaim, deletion: FolderDeletion): Promise<number> {
  const { id } = deletion;
  return inMediaLine(strapi, async () => {
    const files = await commitOrAsk(
      strapi,
      async ({ trx }) => {
        const author = await authorOf(strapi, person);
        const counters = await lockCounters(strapi, trx);
        const inside = await insideOf(strapi, id);
        refuseFull(inside, deletion);
        const trashed = await moveRowsToTrash(strapi, inside.files, author);
        const where = { id: { $in: inside.folders.map((folder) => folder.id) } };
        await strapi.db.query(FOLDER_UID).deleteMany({ where });
        await logMany(strapi, trx, { author, counters }, [
          ...inside.files.map((row, index) => {
            const after = trashed[index];
            const watch = mediaWatch(strapi, nameOf(row));
            return { watch, before: toLogged(row), after: after && toLoggedTrash(after) };
          }),
          ...inside.folders.map((folder) => {
            const { name, parent } = folder;
            return { watch: folderWatch(strapi, () => folder.id), before: { name, parent }, after: undefined };
          }),
        ]);
        return inside.files;
      },
      async () => !(await allFolders(strapi)).some((folder) => folder.id === id),
    );
    await moveAll(strapi, files.flatMap(storedNames), 'served', 'trash');
    return files.length;
  });
}
