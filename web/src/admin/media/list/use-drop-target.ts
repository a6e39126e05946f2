import { useDropZone } from '../../form/use-drop-zone';
import type { MediaActions } from '../asked';
import { endDrag, isOwnDrag } from '../dragged';

/** What makes an element take files and folders of the library that are dropped on it: they go into `folder`. */
export function useDropTarget(folder: number | null, actions: MediaActions) {
  return useDropZone(isOwnDrag, () => {
    const dragged = endDrag();
    if (dragged === null) return;
    if ('files' in dragged) actions.move(dragged.files, folder);
    else if (dragged.folder !== folder) actions.moveFolder(dragged.folder, folder);
  });
}
