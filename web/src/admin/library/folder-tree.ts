import type { LibraryFolder } from '@apoti/contract';

/** A folder, and how deep in the tree it stands. */
export type TreeFolder = { folder: LibraryFolder; depth: number };

/** The folders with what is in them behind each; without `except` and what is in it. */
export function folderTree(folders: readonly LibraryFolder[], except?: number): TreeFolder[] {
  const below = (parent: number | null, depth: number): TreeFolder[] =>
    folders
      .filter((folder) => folder.parent === parent && folder.id !== except)
      .flatMap((folder) => [{ folder, depth }, ...below(folder.id, depth + 1)]);
  return below(null, 0);
}

/** The way to a folder, from the root on; empty for the root and for what is no folder. */
export function folderWay(folders: readonly LibraryFolder[], id: number | null): LibraryFolder[] {
  const way: LibraryFolder[] = [];
  let at = folders.find((folder) => folder.id === id);
  while (at !== undefined && !way.includes(at)) {
    way.unshift(at);
    const { parent } = at;
    at = folders.find((folder) => folder.id === parent);
  }
  return way;
}

/** The names of that way, such as `homepage / summer`; empty while the folders, and so its name, are not known. */
export function folderPathText(folders: readonly LibraryFolder[] | undefined, id: number | null): string {
  if (folders === undefined && id !== null) return '';
  const way = folderWay(folders ?? [], id);
  return way.length === 0 ? ROOT_NAME : way.map(({ name }) => name).join(' / ');
}

/** What people call the root. */
export const ROOT_NAME = 'Media Library';

/** What a folder is called that is open before its name is known. */
export const THIS_FOLDER = 'This folder';
