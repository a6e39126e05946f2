import { ApiError, type MediaItem } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { FILE_UID, findFile, isFileRow, nameOf, storedNames, TRASHED_UID, type FileRow } from './file-row';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import { move, remove } from './move-files';
import { findTrashed, toTrashedItem, type TrashedRow } from './trashed-row';

const NOT_FOUND = 'There is no such file';

async function authorOf(strapi: Strapi, person: PersonClaim): Promise<Author> {
  const admin = await requireAdmin(strapi, person);
  return { id: `person:${admin.id}`, name: admin.username };
}

function trashNameOf(row: FileRow, now: number): string {
  return `${Math.floor(now / 1000)}_${nameOf(row)}`;
}

async function trashedOrThrow(strapi: Strapi, where: { trashName: string } | { name: string }): Promise<TrashedRow> {
  const row = await findTrashed(strapi, where);
  if (row === null) throw new ApiError('not_found', NOT_FOUND);
  return row;
}

/** Moves a file to the trash; its address is 404 when this resolves (C16). @throws ApiError `not_found`, `unauthenticated` */
export function trashFile(strapi: Strapi, person: PersonClaim, name: string): Promise<MediaItem> {
  return inMediaLine(async () => {
    const row = await strapi.db.transaction(async () => {
      const author = await authorOf(strapi, person);
      const found = await findFile(strapi, name);
      if (found === null) throw new ApiError('not_found', NOT_FOUND);
      await withChange(strapi, author, mediaWatch(strapi, name), async () => ({
        result: await moveRowToTrash(strapi, found),
      }));
      return trashedOrThrow(strapi, { name });
    });
    await move(strapi, storedNames(row.file), 'served', 'trash');
    return toTrashedItem(row);
  });
}

async function moveRowToTrash(strapi: Strapi, row: FileRow): Promise<void> {
  const files = strapi.db.query(FILE_UID);
  const whole: unknown = await files.findOne({ where: { id: row.id }, populate: { folder: { select: ['id'] } } });
  const now = Date.now();
  const data = { name: nameOf(row), trashName: trashNameOf(row, now), deletedAt: new Date(now), file: whole };
  await strapi.db.query(TRASHED_UID).create({ data });
  await files.delete({ where: { id: row.id } });
}

/** Brings a file back from the trash to its old address (C17). @throws ApiError `not_found`, `unauthenticated` */
export function restoreFile(strapi: Strapi, person: PersonClaim, trashName: string): Promise<FileRow> {
  return inMediaLine(async () => {
    const row = await strapi.db.transaction(async () => {
      const author = await authorOf(strapi, person);
      const trashed = await trashedOrThrow(strapi, { trashName });
      await withChange(strapi, author, mediaWatch(strapi, trashed.name), async () => ({
        result: await moveRowBack(strapi, trashed),
      }));
      return findFile(strapi, trashed.name);
    });
    if (row === null) throw new Error('The row of a restored file is not there');
    await move(strapi, storedNames(row), 'trash', 'served');
    return row;
  });
}

async function moveRowBack(strapi: Strapi, { id, file }: TrashedRow): Promise<void> {
  const { id: _id, folder, ...columns } = file;
  const wanted = isRecord(folder) ? Number(folder['id']) : null;
  const exists =
    wanted !== null && (await strapi.db.query('plugin::upload.folder').count({ where: { id: wanted } })) > 0;
  const place = exists ? { folder: wanted } : { folder: null, folderPath: '/' };
  await strapi.db.query(FILE_UID).create({ data: { ...columns, ...place } });
  await strapi.db.query(TRASHED_UID).delete({ where: { id } });
}

/** Deletes a file of the trash for good (C16). @throws ApiError `not_found`, `unauthenticated` */
export function deleteForGood(strapi: Strapi, person: PersonClaim, trashName: string): Promise<void> {
  return inMediaLine(async () => {
    const row = await strapi.db.transaction(async () => {
      const author = await authorOf(strapi, person);
      const trashed = await trashedOrThrow(strapi, { trashName });
      await withChange(strapi, author, mediaWatch(strapi, trashed.name), async () => ({
        result: await strapi.db.query(TRASHED_UID).delete({ where: { id: trashed.id } }),
      }));
      return trashed;
    });
    await remove(strapi, storedNames(row.file), 'trash');
  });
}

/** Deletes a file at once, as the panel does; `work` deletes its row. */
export function deleteFile<T>(strapi: Strapi, file: unknown, author: Author, work: () => Promise<T>): Promise<T> {
  return inMediaLine(async () => {
    if (!isFileRow(file)) return work();
    // Where they wait a start takes them back if the row is still there, and removes them if it is not.
    await move(strapi, storedNames(file), 'served', 'staging');
    try {
      const { result } = await withChange(strapi, author, mediaWatch<T>(strapi, nameOf(file)), async () => ({
        result: await work(),
      }));
      await remove(strapi, storedNames(file), 'staging');
      return result;
    } catch (error) {
      await move(strapi, storedNames(file), 'staging', 'served');
      throw error;
    }
  });
}
