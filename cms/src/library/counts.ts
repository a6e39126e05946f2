import type { LibraryCounts } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import type { FolderRow } from './folder-rows';

function numberIn(row: unknown): number {
  return isRecord(row) ? Number(row['files']) : 0;
}

/** How many files are right in each folder, by the folder's path; `/` is the root. */
export async function filesByPath(strapi: Strapi): Promise<Map<string, number>> {
  const rows: unknown[] = await strapi.db
    .getConnection('files')
    .select('folder_path')
    .count({ files: '*' })
    .groupBy('folder_path');
  return new Map(rows.filter(isRecord).map((row) => [String(row['folder_path']), numberIn(row)]));
}

/** What is in the whole library: three queries, which read no file's row but what they count. */
export async function countLibrary(strapi: Strapi, folders: readonly FolderRow[]): Promise<LibraryCounts> {
  const files = await filesByPath(strapi);
  const rows: unknown = await strapi.db.getConnection('trashed_files').count({ files: '*' }).max({ last: 'id' });
  const trash: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const [missing] = await strapi.db
    .getConnection('files')
    .whereLike('mime', 'image/%')
    .where((none) => none.whereNull('alternative_text').orWhere('alternative_text', ''))
    .count({ files: '*' });
  const byPath = new Map(folders.map(({ id, path }) => [path, id]));
  const perFolder = new Map<number | null, number>();
  for (const [path, count] of files) {
    const folder = byPath.get(path) ?? null;
    perFolder.set(folder, (perFolder.get(folder) ?? 0) + count);
  }
  return {
    active: [...files.values()].reduce((sum, count) => sum + count, 0),
    trash: numberIn(trash),
    // Numbers are given once only, and one after the other: no clock is asked.
    trashUpTo: isRecord(trash) ? Number(trash['last']) : 0,
    missingAlt: numberIn(missing),
    folders: [...perFolder].map(([folder, count]) => ({ folder, files: count })),
  };
}
