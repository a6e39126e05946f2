import { libraryTexts, ApiError, MAX_FOLDER_FILES, type FolderContents } from '@apoti/contract';
import { createHash } from 'node:crypto';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { FILE_UID, isFileRow, nameOf, type FileRow } from '../media/file-row';
import type { Strapi } from '../store/strapi';
import { filesByPath } from './counts';
import { folderIn } from './edit-folders';
import { usesOfFiles } from './file-uses';
import { allFolders, isWithin, type FolderRow } from './folder-rows';
import { toLibraryFolder } from './list-folders';
import { usesOf } from './read-uses';

/** A folder with those in it, their files (one more than may be deleted is enough to know), and what names just these. */
export type Inside = { folders: FolderRow[]; files: FileRow[]; seen: string };

/** What is in a folder now. @throws ApiError `not_found` */
export async function insideOf(strapi: Strapi, id: number): Promise<Inside> {
  const all = await allFolders(strapi);
  const folder = folderIn(all, id);
  const folders = all.filter((one) => isWithin(one, folder));
  const where = { folderPath: { $in: folders.map(({ path }) => path) } };
  const rows: unknown = await strapi.db
    .query(FILE_UID)
    .findMany({ where, limit: MAX_FOLDER_FILES + 1, orderBy: { id: 'asc' } });
  const files = Array.isArray(rows) ? rows.filter(isFileRow) : [];
  return { folders, files, seen: nameFor(folders, files) };
}

function nameFor(folders: readonly FolderRow[], files: readonly FileRow[]): string {
  const named = [folders.map(({ id }) => id).toSorted((one, other) => one - other), files.map(nameOf).toSorted()];
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 16);
}

/** What would go with a folder (A15). @throws ApiError `not_found`, `unauthenticated` */
export async function readContents(strapi: Strapi, person: PersonClaim, id: number): Promise<FolderContents> {
  await requireAdmin(strapi, person);
  const { folders, files, seen } = await insideOf(strapi, id);
  const known = await usesOfFiles(strapi);
  const used = files.flatMap((row) => {
    const uses = usesOf(row, known);
    return uses.length === 0 ? [] : [{ id: nameOf(row), name: String(row['name'] ?? ''), uses }];
  });
  const { allFiles } = toLibraryFolder(folderIn(folders, id), await filesByPath(strapi));
  return { folders: folders.length - 1, files: allFiles, used, seen };
}

/** Refuses to delete a folder with what is in it. @throws ApiError `invalid`, `conflict` */
export function refuseFull(inside: Inside, { trashFiles, seen }: { trashFiles: boolean; seen: string }): void {
  if (inside.files.length === 0) return;
  if (!trashFiles) throw new ApiError('invalid', libraryTexts.folderFull);
  if (inside.files.length > MAX_FOLDER_FILES) throw new ApiError('invalid', libraryTexts.folderLarge);
  if (inside.seen !== seen) throw new ApiError('conflict', libraryTexts.folderChanged);
}
