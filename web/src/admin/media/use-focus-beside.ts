import type { LibraryPage } from '@apoti/contract';
import { useFocusAfter } from '../form/use-focus-after';
import type { Chosen, FilesBulk } from './use-file-bulk';

/** The id of what opens a file in the list. */
export const fileLinkId = (id: string): string => `media-file-${id}`;
/** The id of what adds files, in the tab that has it. */
export const UPLOAD_ID = 'media-upload';
/** The id of what opens the trash. */
export const TRASH_ID = 'media-trash';

/**
 * What is done to files, after which the focus is on what stands where they stood: who works by keyboard goes on there, and not at the
 * beginning of the page (X2).
 */
export function useFocusBeside(bulk: FilesBulk, page: LibraryPage | undefined): FilesBulk {
  const focusAfter = useFocusAfter(page, true);
  return {
    ...bulk,
    run: (deed, files, onEnd) => {
      if (page) focusAfter(besideOf(page.files, files));
      return bulk.run(deed, files, (left) => {
        if (left.length > 0) focusAfter([]);
        onEnd?.(left);
      });
    },
  };
}

/** The files themselves where they are still there, else the next one, else the one before; where there is none what adds files, in the trash its tab. */
function besideOf(shown: LibraryPage['files'], files: readonly Chosen[]): string[] {
  const gone = new Set(files.map(({ id }) => id));
  const first = shown.findIndex(({ id }) => gone.has(id));
  const next = shown.slice(first).find(({ id }) => !gone.has(id));
  const before = shown.slice(0, Math.max(first, 0)).at(-1);
  const own = shown.filter(({ id }) => gone.has(id)).slice(0, 1);
  const found = [...own, next, before].flatMap((file) => (file ? [fileLinkId(file.id)] : []));
  return next || before ? found : [...found, UPLOAD_ID, TRASH_ID];
}
