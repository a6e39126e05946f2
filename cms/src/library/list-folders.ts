import { foldersReplySchema, type FoldersReply, type LibraryFolder } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { filesByPath } from './counts';
import { allFolders, isWithin, type FolderRow } from './folder-rows';

/** The folders of the library, parents before what is in them, with their numbers of files. */
export async function listFolders(strapi: Strapi): Promise<FoldersReply> {
  const [rows, files] = [await allFolders(strapi), await filesByPath(strapi)];
  const folders = inOrder(rows).map((row) => toLibraryFolder(row, files));
  return foldersReplySchema.parse({ folders, rootFiles: files.get('/') ?? 0 });
}

/** A folder as the wire tells it. */
export function toLibraryFolder(row: FolderRow, files: ReadonlyMap<string, number>): LibraryFolder {
  const { id, name, parent, path } = row;
  const all = [...files].reduce((sum, [at, count]) => (isWithin({ path: at }, row) ? sum + count : sum), 0);
  return { id, name, parent, files: files.get(path) ?? 0, allFiles: all };
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** Level by level, each in the alphabet's order. A folder whose parent is gone stands in the root. */
function inOrder(rows: readonly FolderRow[]): FolderRow[] {
  const known = new Set(rows.map(({ id }) => id));
  const under = (parent: number | null): FolderRow[] =>
    rows
      .filter((row) => (row.parent !== null && known.has(row.parent) ? row.parent : null) === parent)
      .toSorted((one, other) => alphabet.compare(one.name, other.name))
      .flatMap((row) => [row, ...under(row.id)]);
  return under(null);
}
