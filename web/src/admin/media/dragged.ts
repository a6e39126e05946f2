import type { DragEvent } from 'react';
import type { Chosen } from './use-file-bulk';

const TYPE = 'application/x-library';

/** What is dragged within the screen: files, or a folder by its number. */
type Dragged = { files: readonly Chosen[] } | { folder: number };
let dragged: Dragged | null = null;

/** Begins to drag files or a folder of the library. */
export function startDrag(event: DragEvent, what: Dragged): void {
  dragged = what;
  event.dataTransfer.setData(TYPE, '');
  event.dataTransfer.effectAllowed = 'move';
  // Also of a drag that is cancelled.
  document.addEventListener('dragend', endDrag, { once: true });
}

/** Whether something of the library is dragged; else it may be files from the computer. */
export function isOwnDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(TYPE);
}

/** What is let go. */
export function endDrag(): Dragged | null {
  const was = dragged;
  dragged = null;
  return was;
}
