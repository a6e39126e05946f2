import { ApiError, libraryTexts } from '@apoti/contract';
import { editFolder, refreshLibrary } from '../../shared/api/library';
import { adminToast } from '../../shared/ui/toast';
import type { Selection } from '../lists/use-selection';
import type { Asked, MediaActions } from './asked';
import { copyUrl } from './copy-url';
import type { Chosen, FilesBulk } from './use-file-bulk';

type Parts = { bulk: FilesBulk; selection: Selection<Chosen>; ask: (asked: Asked) => void };

/** What the pieces of the screen let a person do. */
export function useMediaActions({ bulk, selection, ask }: Parts): MediaActions {
  return {
    ask: (asked) => {
      if ('files' in asked && asked.files.length === 0) adminToast.error(libraryTexts.noneSelected);
      else ask(asked);
    },
    restore: (files) => {
      if (files.length === 0) adminToast.error(libraryTexts.noneSelected);
      else void bulk.run({ action: 'restore' }, files, (left) => selection.settle(files, left));
    },
    move: (files, folder) => void bulk.run({ action: 'move', folder }, files, (left) => selection.settle(files, left)),
    moveFolder: (folder, parent) => void moveFolder(folder, parent),
    copyUrl: ({ url }) => void copyUrl(url),
    isBusy: bulk.isRunning,
  };
}

async function moveFolder(folder: number, parent: number | null): Promise<void> {
  try {
    await editFolder(folder, { parent });
    adminToast.success(libraryTexts.folderSaved);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    adminToast.error(error.message);
  }
  await refreshLibrary();
}
