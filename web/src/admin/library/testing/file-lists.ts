import type { LibraryBulk, LibraryFile, LibraryPage, LibraryQuery, PlacementChange } from '@apoti/contract';

/** The page of a list that is asked for. */
export function pageOf(
  all: readonly LibraryFile[],
  { tab, folder, deep, search, kind, missingAlt, category, page, size }: LibraryQuery,
): LibraryPage {
  const active = all.filter(({ trashed }) => !trashed);
  const found = all.filter(
    (file) =>
      file.trashed === (tab === 'trash') &&
      file.name.includes(search) &&
      (kind === '' || file.type === kind) &&
      (category === '' || file.category === category) &&
      (missingAlt !== 'true' || file.alt === '') &&
      (folder === '' || (deep === 'true' && folder === 'root') || String(file.folder ?? 'root') === folder),
  );
  const pages = Math.max(1, Math.ceil(found.length / size));
  const shown = Math.min(page, pages);
  const missing = active.filter(({ type, alt }) => type === 'image' && alt === '').length;
  const counts = {
    active: active.length,
    trash: all.length - active.length,
    trashUpTo: all.length,
    missingAlt: missing,
    folders: [],
  };
  const files = structuredClone(found.slice((shown - 1) * size, shown * size));
  return { files, total: found.length, pages, page: shown, counts };
}

/** The files once one of them has a place, which another one may have had; null: nobody has it any more. */
export function filesPlaced(all: readonly LibraryFile[], { placement, id }: PlacementChange): LibraryFile[] {
  return all.map((file) => {
    if (file.id === id) return { ...file, placement };
    return file.placement === placement ? { ...file, placement: null } : file;
  });
}

/** The files once this is done to some of them. */
export function filesChanged(all: readonly LibraryFile[], bulk: LibraryBulk, done: readonly string[]): LibraryFile[] {
  return all.flatMap((file) => {
    if (!done.includes(file.id)) return [file];
    if (bulk.action === 'delete') return [];
    if (bulk.action === 'trash') return [{ ...file, trashed: true, daysLeft: 30 }];
    if (bulk.action === 'restore') return [{ ...file, trashed: false, daysLeft: null }];
    return [{ ...file, ...(bulk.action === 'move' ? { folder: bulk.folder } : { category: bulk.category }) }];
  });
}
