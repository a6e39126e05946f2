import { ApiError, libraryTexts, type MediaItem } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import { ageMinute } from '../store/age-clock';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { fileById, FILE_UID, findFile, isFileRow, nameOf, storedNames, TRASHED_UID, type FileRow } from './file-row';
import type { Place } from './folders';
import { FOLDER_UID } from '../library/folder-rows';
import { authorOf } from './author-of';
import { CommitUnknown, commitOrAsk } from './commit-or-ask';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import { fileStore, moveAll } from './move-files';
import { Staging } from './staging';
import { findTrashed, toTrashedItem, type TrashedRow } from './trashed-row';

const NOT_FOUND = libraryTexts.noFile;

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
  return inMediaLine(strapi, async () => {
    const toTrash = async () => {
      const author = await authorOf(strapi, person);
      const found = await findFile(strapi, name);
      if (found === null) return null;
      await withChange(strapi, author, mediaWatch(strapi, name), async () => ({
        result: await moveRowsToTrash(strapi, [found], author),
      }));
      return trashedOrThrow(strapi, { name });
    };
    const row = await commitOrAsk(strapi, toTrash, async () => (await findTrashed(strapi, { name })) !== null);
    // Also for one that is in the trash already: its files may have stayed where they were when a disk failed.
    const lying = row ?? (await findTrashed(strapi, { name }));
    if (lying) await moveAll(strapi, storedNames(lying.file), 'served', 'trash');
    if (row === null) throw new ApiError('not_found', NOT_FOUND);
    return toTrashedItem(row);
  });
}

/** The rows' part of a move to the trash, in a few queries: within a change, before the files follow. */
export async function moveRowsToTrash(
  strapi: Strapi,
  found: readonly FileRow[],
  author: Author,
): Promise<Pick<TrashedRow, 'file' | 'deletedAt'>[]> {
  if (found.length === 0) return [];
  const where = { id: { $in: found.map(({ id }) => id) } };
  const files = strapi.db.query(FILE_UID);
  const rows: unknown = await files.findMany({ where, populate: { folder: { select: ['id'] } } });
  const whole = new Map((Array.isArray(rows) ? rows.filter(isFileRow) : []).map((row) => [row.id, row]));
  const now = Date.now();
  const deletedAt = new Date(now).toISOString();
  // Its place is free for another file meanwhile.
  const trashed = found.map((row) => ({ deletedAt, file: { ...(whole.get(row.id) ?? row), placement: null } }));
  const data = trashed.map(({ file }) => ({
    name: nameOf(file),
    trashName: trashNameOf(file, now),
    deletedAt,
    deletedBy: author.name,
    trashMinute: ageMinute(strapi),
    file,
  }));
  await strapi.db.query(TRASHED_UID).createMany({ data });
  await files.deleteMany({ where });
  return trashed;
}

/** Brings a file back from the trash to its old address (C17). @throws ApiError `not_found`, `unauthenticated` */
export function restoreFile(strapi: Strapi, person: PersonClaim, trashName: string): Promise<FileRow> {
  return inMediaLine(strapi, async () => {
    const restore = async () => {
      const author = await authorOf(strapi, person);
      const trashed = await trashedOrThrow(strapi, { trashName });
      await refuseOverNewer(strapi, trashed);
      await withChange(strapi, author, mediaWatch(strapi, trashed.name), async () => ({
        result: await moveRowBack(strapi, trashed),
      }));
      return findFile(strapi, trashed.name);
    };
    const row = await commitOrAsk(strapi, restore, async () => (await findTrashed(strapi, { trashName })) === null);
    if (row === null) throw new Error('The row of a restored file is not there');
    await moveAll(strapi, storedNames(row), 'trash', 'served');
    return row;
  });
}

/** Moves what lies in the trash still, though its row is back: its files may have stayed there when a disk failed. */
export function fetchBack(strapi: Strapi, name: string): Promise<void> {
  return inMediaLine(strapi, async () => {
    const row = await findFile(strapi, name);
    if (row === null) throw new ApiError('not_found', NOT_FOUND);
    for (const stored of storedNames(row)) {
      if (!(await fileStore(strapi).isThere(['served', stored]))) await moveAll(strapi, [stored], 'trash', 'served');
    }
  });
}

/** What has the name by now is never touched: neither another row nor a file that was put there by hand. */
async function refuseOverNewer(strapi: Strapi, { name }: TrashedRow): Promise<void> {
  const files = fileStore(strapi);
  const isTaken = (await files.isThere(['served', name])) && (await files.isThere(['trash', name]));
  if (isTaken || (await findFile(strapi, name)) !== null) throw new ApiError('conflict', libraryTexts.restoredOver);
}

async function moveRowBack(strapi: Strapi, { id, file }: TrashedRow): Promise<void> {
  const { id: _id, folder, ...columns } = file;
  const wanted = isRecord(folder) ? Number(folder['id']) : null;
  const now: unknown = wanted === null ? null : await strapi.db.query(FOLDER_UID).findOne({ where: { id: wanted } });
  // Where its folder is by now: it may have been moved meanwhile.
  const place = isRecord(now) ? { folder: wanted, folderPath: now['path'] } : { folder: null, folderPath: '/' };
  await strapi.db.query(FILE_UID).create({ data: { ...columns, ...place } });
  await strapi.db.query(TRASHED_UID).delete({ where: { id } });
}

/** Deletes a file of the trash for good (C16). @throws ApiError `not_found`, `unauthenticated` */
export async function deleteForGood(strapi: Strapi, person: PersonClaim, trashName: string): Promise<void> {
  await requireAdmin(strapi, person);
  await removeTrashed(strapi, () => authorOf(strapi, person), trashName);
}

/** As {@link deleteForGood}, in the name of whom `authorIs` says inside the transaction. */
export function removeTrashed(strapi: Strapi, authorIs: () => Promise<Author>, trashName: string): Promise<void> {
  return inMediaLine(strapi, async () => {
    const { file, id, name } = await trashedOrThrow(strapi, { trashName });
    const deleteRow = async () => {
      const author = await authorIs();
      await withChange(strapi, author, mediaWatch(strapi, name), async () => ({
        result: await strapi.db.query(TRASHED_UID).delete({ where: { id } }),
      }));
    };
    await takeOut(new Staging(strapi, storedNames(file)), 'trash', () =>
      commitOrAsk(strapi, deleteRow, async () => (await findTrashed(strapi, { trashName })) === null),
    );
  });
}

/**
 * Deletes a file at once, as the panel does; `work` deletes its row. The row is read again, for the panel may hold one that
 * has gone to the trash and come back meanwhile: then nothing of what is served now is touched.
 */
export function deleteFile<T>(
  strapi: Strapi,
  id: number,
  author: Author,
  work: (row: FileRow) => Promise<T>,
): Promise<T | null> {
  return inMediaLine(strapi, async () => {
    const row = await fileById(strapi, id);
    if (row === null) return null;
    return takeOut(new Staging(strapi, storedNames(row)), 'served', async () => {
      const watch = mediaWatch<T>(strapi, nameOf(row));
      const deleteRow = async () =>
        (await withChange(strapi, author, watch, async () => ({ result: await work(row) }))).result;
      return commitOrAsk(strapi, deleteRow, async () => (await fileById(strapi, id)) === null);
    });
  });
}

/**
 * Takes files out while their row is deleted. Where they wait a start takes them back if the row is still there, and removes
 * them if it is not; so they stay when nobody knows it now.
 */
async function takeOut<T>(staging: Staging, place: Place, commit: () => Promise<T>): Promise<T> {
  await staging.takeFrom(place);
  let result: T;
  try {
    result = await commit();
  } catch (error) {
    if (!(error instanceof CommitUnknown)) await staging.putTo(place);
    throw error;
  }
  await staging.drop();
  return result;
}
