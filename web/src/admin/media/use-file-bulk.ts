import { ApiError, libraryTexts, type LibraryBulk, type LibraryFile, type MediaCategory } from '@apoti/contract';
import { useRef } from 'react';
import { bulkFiles, refreshLibrary } from '../../shared/api/library';
import { serverText } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { useBulk, type Bulk } from '../lists/use-bulk';
import { fileWords, type FileAction } from './media-texts';

/** Files that one call takes: it is answered soon, so that the progress shows. */
export const FILES_AT_ONCE = 50;

/** A file as it was when it was selected. */
export type Chosen = Pick<LibraryFile, 'id' | 'name' | 'usedIn'>;

/** What is done to files, and with what. */
export type FileDeed =
  | { action: 'trash' | 'restore' | 'delete' }
  | { action: 'move'; folder: number | null }
  | { action: 'category'; category: MediaCategory };

/** Does something to files (A15). */
export type FilesBulk = Omit<Bulk<FileAction, Chosen>, 'run'> & {
  bulk: Bulk<FileAction, Chosen>;
  /** `onEnd` is told which are still to be done. */
  run: (deed: FileDeed, files: readonly Chosen[], onEnd?: (left: readonly Chosen[]) => void) => Promise<void>;
};

/** One for a screen: its report stays until it is dismissed. */
export function useFileBulk(): FilesBulk {
  const deed = useRef<FileDeed>({ action: 'trash' });
  /** What the server said last of something that it did not do. */
  const said = useRef('');
  const bulk = useBulk<FileAction, Chosen>({
    words: fileWords,
    atOnce: FILES_AT_ONCE,
    call: async (_action, files) => {
      try {
        const { failed } = await bulkFiles(bodyOf(deed.current, files));
        said.current = failed.at(-1)?.error ?? said.current;
        return failed;
      } catch (error) {
        said.current = error instanceof ApiError ? serverText(error) : '';
        throw error;
      }
    },
    refresh: refreshLibrary,
  });
  return {
    ...bulk,
    bulk,
    run: (next, files, onEnd) => {
      deed.current = next;
      said.current = '';
      return bulk.run(next.action, files, (left) => {
        const text = failureText(next.action, { left: left.length, all: files.length, said: said.current });
        if (text !== '') adminToast.error(text);
        onEnd?.(left);
      });
    },
  };
}

function bodyOf(deed: FileDeed, files: readonly Chosen[]): LibraryBulk {
  return { ...deed, ids: files.map(({ id }) => id) };
}

/** What is said at once of files that could not be deleted (back-office §8); the report says of each why. */
function failureText(action: FileAction, { left, all, said }: { left: number; all: number; said: string }): string {
  if (left === 0 || (action !== 'trash' && action !== 'delete')) return '';
  if (all === 1) return said || (action === 'trash' ? libraryTexts.trashFailed : libraryTexts.deleteFailed);
  return left === all ? libraryTexts.allFailed : libraryTexts.manyFailed(left);
}
