import {
  ApiError,
  libraryPageSchema,
  libraryTexts,
  type LibraryCounts,
  type LibraryFile,
  type LibraryPage,
  type LibraryQuery,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { readCounters, type Counters } from '../changes/counters';
import { FILE_UID, findFile, isFileRow, TRASHED_UID, type FileRow } from '../media/file-row';
import { findTrashed, toTrashed, type TrashedRow } from '../media/trashed-row';
import { ageMinute } from '../store/age-clock';
import { foldedSql } from '../store/folded-text';
import { isRecord } from '../store/from-strapi';
import { KeptAnswers } from '../store/kept-answers';
import type { Strapi } from '../store/strapi';
import { countLibrary } from './counts';
import { usesOfFiles, type UsesByHash } from './file-uses';
import { allFolders, type FolderRow } from './folder-rows';
import { matchingFiles, orderOf } from './query-files';
import { toLibraryFile, toTrashedFile } from './to-file';

/** What of the answers only changes when the library does: each reads all its rows. */
const totals = new KeptAnswers<number>(['media']);
const libraryCounts = new KeptAnswers<LibraryCounts>(['media']);

/**
 * A page of the media library or its trash (A15): a few queries, however many files there are, and only the page's rows
 * leave the database. @throws ApiError `unauthenticated`
 */
export async function listLibrary(strapi: Strapi, person: PersonClaim, query: LibraryQuery): Promise<LibraryPage> {
  await requireAdmin(strapi, person);
  // Before the folders that the kept answers are made from: what was counted with older ones would stay.
  const counters = await readCounters(strapi);
  const [fold, folders] = [await foldedSql(strapi), await allFolders(strapi)];
  const parts = { fold, folders };
  // First, so that it names nothing in the trash that the page does not know.
  const counts = await libraryCounts.getAt(strapi, counters, '', () => countLibrary(strapi, folders));
  const total = await countOf(strapi, counters, query, parts);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const page = Math.min(query.page, pages);
  const found = () =>
    matchingFiles(strapi, query, parts)
      .select('f.id')
      .orderByRaw(orderOf(strapi, query, fold))
      .limit(query.size)
      .offset((page - 1) * query.size);
  // A search that finds nothing has looked through all files once to know that.
  const rows: unknown[] = total === 0 ? [] : await found();
  const ids = rows.filter(isRecord).map(({ id }) => Number(id));
  const beside = { folders, uses: await usesOfFiles(strapi) };
  const files =
    query.tab === 'trash' ? await trashedFiles(strapi, ids, beside) : await activeFiles(strapi, ids, beside);
  return libraryPageSchema.parse({ files, total, pages, page, counts });
}

/** How many files match, whatever page of them is shown. */
function countOf(
  strapi: Strapi,
  counters: Counters,
  query: LibraryQuery,
  parts: Parameters<typeof matchingFiles>[2],
): Promise<number> {
  const { tab, folder, deep, category, kind, missingAlt, search } = query;
  return totals.getAt(
    strapi,
    counters,
    JSON.stringify([tab, folder, deep, category, kind, missingAlt, search.trim()]),
    async () => {
      const [counted]: unknown[] = await matchingFiles(strapi, query, parts).count({ total: '*' });
      return isRecord(counted) ? Number(counted['total']) : 0;
    },
  );
}

type Beside = { folders: readonly FolderRow[]; uses: UsesByHash };

async function activeFiles(strapi: Strapi, ids: readonly number[], beside: Beside): Promise<LibraryFile[]> {
  const rows: unknown = await strapi.db.query(FILE_UID).findMany({ where: { id: { $in: [...ids] } } });
  const known = new Map((Array.isArray(rows) ? rows.filter(isFileRow) : []).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row === undefined ? [] : [withBeside(row, beside)];
  });
}

function withBeside(row: FileRow, { folders, uses }: Beside): LibraryFile {
  const folder = folders.find(({ path }) => path === row['folderPath'])?.id ?? null;
  return toLibraryFile(row, { folder, usedIn: usedIn(row, uses) });
}

function usedIn(row: FileRow, uses: UsesByHash): number {
  return uses.get(row.hash).length + (row['placement'] ? 1 : 0);
}

async function trashedFiles(strapi: Strapi, ids: readonly number[], beside: Beside): Promise<LibraryFile[]> {
  const rows: unknown = await strapi.db.query(TRASHED_UID).findMany({ where: { id: { $in: [...ids] } } });
  const found = (Array.isArray(rows) ? rows : []).map(toTrashed).filter((row) => row !== null);
  const known = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row === undefined ? [] : [asTrashedFile(row, beside, nowOf(strapi))];
  });
}

type Now = { wall: number; minute: number };

function nowOf(strapi: Strapi): Now {
  return { wall: Date.now(), minute: ageMinute(strapi) };
}

function asTrashedFile(row: TrashedRow, { folders, uses }: Beside, now: Now): LibraryFile {
  return toTrashedFile(row, { folder: folderOf(row, folders), usedIn: usedIn(row.file, uses), now });
}

/** Where a file of the trash would go back to. */
function folderOf({ file }: TrashedRow, folders: readonly FolderRow[]): number | null {
  const { folder } = file;
  const id = isRecord(folder) ? Number(folder['id']) : null;
  return folders.some((known) => known.id === id) ? id : null;
}

/** One file, in the library or in its trash. @throws ApiError `not_found`, `unauthenticated` */
export async function readFile(strapi: Strapi, person: PersonClaim, id: string): Promise<LibraryFile> {
  await requireAdmin(strapi, person);
  const row = await findFile(strapi, id);
  if (row !== null) return asLibraryFile(strapi, row);
  const trashed = await findTrashed(strapi, { name: id });
  if (trashed === null) throw new ApiError('not_found', libraryTexts.noFile);
  return asTrashedFile(trashed, { folders: await allFolders(strapi), uses: await usesOfFiles(strapi) }, nowOf(strapi));
}

/** One active file as the library lists it. */
export async function asLibraryFile(strapi: Strapi, row: FileRow): Promise<LibraryFile> {
  return withBeside(row, { folders: await allFolders(strapi), uses: await usesOfFiles(strapi) });
}
