import { ApiError, libraryTexts, MAX_FOLDERS } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { currentAuthor } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { logMany, type ManyChanged } from '../changes/log-many';
import { FILE_UID, isFileRow, nameOf, toLogged, type FileRow } from '../media/file-row';
import { inMediaLine } from '../media/media-line';
import { mediaWatch } from '../media/media-watch';
import { inPanelsForm } from '../media/panels-form';
import type { Strapi } from '../store/strapi';
import { refusePlace } from './edit-folders';
import { settlePaths } from './folder-paths';
import { allFolders, FOLDER_UID, isWithin, type FolderRow } from './folder-rows';
import { folderWatch } from './folder-watch';

/** Files that are deleted between two looks at what is in a folder. */
const AT_ONCE = 200;

type Library = { folders: Map<number, FolderRow>; files: Map<number, FileRow> };

async function libraryNow(strapi: Strapi, fileIds: readonly number[]): Promise<Library> {
  const where = { id: { $in: [...fileIds] } };
  const rows: unknown = fileIds.length === 0 ? [] : await strapi.db.query(FILE_UID).findMany({ where });
  return {
    folders: new Map((await allFolders(strapi)).map((folder) => [folder.id, folder])),
    files: new Map((Array.isArray(rows) ? rows.filter(isFileRow) : []).map((row) => [row.id, row])),
  };
}

/**
 * Does what Strapi's panel does to folders, and to these files, as the back-office's doors do (A15): in the line of all that
 * changes files, in one transaction, by the same rules, logged and counted. Strapi's own `work` writes, and its paths are put right.
 */
export function changeInPanel<T>(strapi: Strapi, fileIds: readonly number[], work: () => Promise<T>): Promise<T> {
  const change = async () =>
    strapi.db.transaction(async ({ trx }) => {
      const counters = await lockCounters(strapi, trx);
      const before = await libraryNow(strapi, fileIds);
      const result = await work();
      await settlePaths(strapi, trx);
      const after = await libraryNow(strapi, fileIds);
      refuseFolders(before, after);
      const changes = [...folderChanges(strapi, before, after), ...fileChanges(strapi, before, after)];
      await logMany(strapi, trx, { author: currentAuthor(strapi), counters }, changes);
      return result;
    });
  return inPanelsForm(() => inMediaLine(strapi, change));
}

/** @throws ApiError `invalid` where a folder is new or was changed, and may not be as it is now */
function refuseFolders(before: Library, after: Library): void {
  const { size } = after.folders;
  if (size > before.folders.size && size > MAX_FOLDERS) throw new ApiError('invalid', libraryTexts.folderMany);
  const folders = [...after.folders.values()];
  for (const folder of folders) {
    const old = before.folders.get(folder.id);
    const isSame = old !== undefined && old.name === folder.name && old.parent === folder.parent;
    if (!isSame) refusePlace(folders, folder, folder);
  }
}

function folderChanges(strapi: Strapi, before: Library, after: Library): ManyChanged[] {
  const toState = (folder: FolderRow | undefined) => folder && { name: folder.name, parent: folder.parent };
  return [...new Set([...before.folders.keys(), ...after.folders.keys()])].map((id) => ({
    watch: folderWatch(strapi, () => id),
    before: toState(before.folders.get(id)),
    after: toState(after.folders.get(id)),
  }));
}

function fileChanges(strapi: Strapi, before: Library, after: Library): ManyChanged[] {
  return [...before.files.values()].flatMap((row) => {
    const now = after.files.get(row.id);
    return now ? [{ watch: mediaWatch(strapi, nameOf(row)), before: toLogged(row), after: toLogged(now) }] : [];
  });
}

/** What Strapi's panel is told of folders that it has deleted. */
export type DeletedFolders = { folders: unknown[]; totalFolderNumber: number; totalFileNumber: number };

/**
 * Deletes folders with all that is in them, as Strapi's panel does: their files at once and for good. Each file takes the line by
 * itself; only where none is left the folders go, so that no file is left behind that came meanwhile.
 */
export async function deleteInPanel(strapi: Strapi, ids: readonly number[]): Promise<DeletedFolders> {
  let totalFileNumber = 0;
  for (;;) {
    const { files, ...deleted } = await changeInPanel(strapi, [], () => deleteEmpty(strapi, ids));
    if (files.length === 0) {
      const { folders } = deleted;
      if (folders.length > 0) strapi.eventHub.emit('media-folder.delete', { folders });
      return { ...deleted, totalFileNumber };
    }
    for (const file of files) await strapi.plugin('upload').service('upload').remove(file);
    totalFileNumber += files.length;
  }
}

/** Deletes folders that have no files, or says some of the files that they have. */
async function deleteEmpty(strapi: Strapi, ids: readonly number[]) {
  const query = strapi.db.query(FOLDER_UID);
  const found: unknown = await query.findMany({ where: { id: { $in: [...ids] } } });
  const folders: unknown[] = Array.isArray(found) ? found : [];
  const all = await allFolders(strapi);
  const roots = all.filter(({ id }) => ids.includes(id));
  const inside = all.filter((one) => roots.some((root) => isWithin(one, root)));
  const where = { folderPath: { $in: inside.map(({ path }) => path) } };
  const rows: unknown = await strapi.db.query(FILE_UID).findMany({ where, limit: AT_ONCE, orderBy: { id: 'asc' } });
  const files = Array.isArray(rows) ? rows.filter(isFileRow) : [];
  if (files.length === 0) await query.deleteMany({ where: { id: { $in: inside.map(({ id }) => id) } } });
  return { files, folders, totalFolderNumber: inside.length };
}

type Move = (context: { request: { body?: unknown } }) => Promise<unknown>;
/** The part of Strapi's controller of folders and files that moves them; its other parts stay as they are. */
export type FolderFileController = Record<string, unknown> & { moveMany: Move };

/** Strapi takes any text for an id, which some databases read as a number. */
const id = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)]);
const moved = z.object({ fileIds: z.array(id).default([]) });

/** Folders and files that are moved together in Strapi's panel are moved as in the back-office (A15). */
export function guardMoves(strapi: Strapi, original: FolderFileController): FolderFileController {
  const moveMany: Move = async (context) => {
    const body = moved.safeParse(context.request.body);
    if (!body.success) throw new errors.ValidationError('Files are named by their numbers');
    return changeInPanel(strapi, body.data.fileIds, () => original.moveMany(context));
  };
  return { ...original, moveMany };
}
