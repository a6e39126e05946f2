import { libraryTexts, type LibraryBulk, type LibraryFile, type MediaCategory } from '@apoti/contract';
import { bulkFiles, refreshLibrary } from '../../shared/api/library';
import { LIBRARY_PATH } from '../library/library-path';
import { createKept } from '../lists/kept';
import { idleBulk, useBulk, type Bulk, type BulkState, type Report } from '../lists/use-bulk';
import { fileWords, type FileAction } from './media-texts';

/** Files that one call takes: it is answered soon, so that the progress shows. */
export const FILES_AT_ONCE = 50;

/** A file as it was when it was selected. */
export type Chosen = Pick<LibraryFile, 'id' | 'name' | 'usedIn' | 'folder'>;

/** What is done to files, and with what. */
export type FileDeed =
  | { action: 'trash' | 'restore' | 'delete' }
  | { action: 'move'; folder: number | null }
  | { action: 'category'; category: MediaCategory };

/** Does something to files (A15). */
export type FilesBulk = Omit<Bulk<FileAction, Chosen>, 'run'> & {
  /** `onEnd` is told which are still to be done. */
  run: (deed: FileDeed, files: readonly Chosen[], onEnd?: (left: readonly Chosen[]) => void) => Promise<void>;
};

/** One for the tab: it goes on, and its report stays, while other screens are open. */
const kept = createKept<BulkState<FileAction, Chosen>>(idleBulk, { to: LIBRARY_PATH, label: 'Back to Media Library' });

/** What is done to files, as far as it is. */
export function useFileBulk(): FilesBulk {
  const bulk = useBulk<FileAction, Chosen, FileDeed>({
    words: fileWords,
    atOnce: FILES_AT_ONCE,
    call: async (deed, files) => (await bulkFiles(bodyOf(deed, files))).failed,
    refresh: refreshLibrary,
    kept,
    failure: failureText,
  });
  return {
    ...bulk,
    run: (deed, files, onEnd) => bulk.run(deed, files, (left) => onEnd?.(left)),
  };
}

function bodyOf(deed: FileDeed, files: readonly Chosen[]): LibraryBulk {
  return { ...deed, ids: files.map(({ id }) => id) };
}

/**
 * What is said at once of files that could not be deleted (back-office §8); the report says of each why. What a person stopped
 * in time did not fail.
 */
function failureText({ action, failed, unsure }: Report<FileAction, Chosen>, all: number): string {
  const count = failed.length + (unsure?.items.length ?? 0);
  if (count === 0 || (action !== 'trash' && action !== 'delete')) return '';
  // The server's words come first only on the way to the trash.
  if (all === 1 && action === 'delete') return libraryTexts.deleteFailed;
  if (all === 1) return (unsure?.said ?? failed.at(-1)?.failure.error) || libraryTexts.trashFailed;
  return count === all ? libraryTexts.allFailed : libraryTexts.manyFailed(count);
}
