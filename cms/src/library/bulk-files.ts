import { ApiError, libraryTexts, type LibraryBulk, type LibraryBulkResult } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { wasDeleted } from '../changes/change-row';
import { findFile, TRASHED_UID } from '../media/file-row';
import { deleteForGood, fetchBack, restoreFile, trashFile } from '../media/trash-file';
import { findTrashed } from '../media/trashed-row';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { editFile, folderColumns } from './edit-file';

/** Files that emptying the trash deletes at a time. */
const EMPTIED_AT_ONCE = 200;

/**
 * Does something to files, each in a transaction of its own: one that cannot be done is left as it is and hinders no other.
 * What is so already counts as done. @throws ApiError `unauthenticated`, `not_found` for a folder that is gone
 */
export async function bulkFiles(strapi: Strapi, person: PersonClaim, bulk: LibraryBulk): Promise<LibraryBulkResult> {
  await requireAdmin(strapi, person);
  if (bulk.action === 'move') await folderColumns(strapi, bulk.folder);
  const result: LibraryBulkResult = { done: [], failed: [] };
  for (const id of new Set(bulk.ids)) {
    const failure = await failureOf(strapi, () => doOne(strapi, person, id, bulk));
    if (failure === null) result.done.push(id);
    else result.failed.push({ id, ...failure });
  }
  return result;
}

async function doOne(strapi: Strapi, person: PersonClaim, id: string, bulk: LibraryBulk): Promise<void> {
  switch (bulk.action) {
    case 'move':
      await editFile(strapi, person, id, { folder: bulk.folder });
      return;
    case 'category':
      await editFile(strapi, person, id, { category: bulk.category });
      return;
    case 'trash':
      await trashOne(strapi, person, id);
      return;
    case 'restore':
      await restoreOne(strapi, person, id);
      return;
    case 'delete':
      await deleteOne(strapi, person, id);
  }
}

async function trashOne(strapi: Strapi, person: PersonClaim, id: string): Promise<void> {
  try {
    await trashFile(strapi, person, id);
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'not_found';
    if (!isMissing || (await findTrashed(strapi, { name: id })) === null) throw error;
  }
}

async function restoreOne(strapi: Strapi, person: PersonClaim, id: string): Promise<void> {
  const trashed = await findTrashed(strapi, { name: id });
  if (trashed !== null) await restoreFile(strapi, person, trashed.trashName);
  else await fetchBack(strapi, id);
}

/** Only what is in the trash is deleted for good: a file that somebody has restored meanwhile stays. */
async function deleteOne(strapi: Strapi, person: PersonClaim, id: string): Promise<void> {
  const trashed = await findTrashed(strapi, { name: id });
  if (trashed !== null) return deleteForGood(strapi, person, trashed.trashName);
  const isGone = (await findFile(strapi, id)) === null && (await wasDeleted(strapi, 'media', id));
  if (!isGone) throw new ApiError('not_found', libraryTexts.noFile);
}

async function failureOf(
  strapi: Strapi,
  work: () => Promise<void>,
): Promise<Omit<LibraryBulkResult['failed'][number], 'id'> | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) {
      strapi.log.error(error);
      return { code: 'internal', error: 'Something went wrong on our side' };
    }
    if (error.code === 'unauthenticated') throw error;
    return { code: error.code, error: error.message };
  }
}

/** Deletes for good what has no higher number in the trash, what went there first first. @throws ApiError `unauthenticated` */
export async function emptyTrash(
  strapi: Strapi,
  person: PersonClaim,
  upTo: number,
): Promise<{ deleted: number; failed: number; left: number }> {
  await requireAdmin(strapi, person);
  const where = { id: { $lte: upTo } };
  const rows: unknown = await strapi.db
    .query(TRASHED_UID)
    .findMany({ where, orderBy: { id: 'asc' }, limit: EMPTIED_AT_ONCE, select: ['trashName'] });
  let deleted = 0;
  const found = (Array.isArray(rows) ? rows : []).filter(isRecord);
  for (const { trashName } of found) {
    const failure = await failureOf(strapi, () => deleteForGood(strapi, person, String(trashName)));
    // Somebody else may have deleted or restored it meanwhile.
    if (failure === null || failure.code === 'not_found') deleted += 1;
  }
  const failed = found.length - deleted;
  return { deleted, failed, left: (await strapi.db.query(TRASHED_UID).count({ where })) - failed };
}
