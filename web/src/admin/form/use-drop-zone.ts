import { useEffect, useState, type DragEvent } from 'react';

/** Whether files of this computer are dragged, and not a text or something of the page. */
export function isOfFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/**
 * What makes an element take what is dropped on it, as far as it `takes` that; while something of the kind is over it, and over
 * no smaller place in it that takes it too, it has `data-over`. A drag that is cancelled leaves nothing behind.
 */
export function useDropZone(takes: (event: DragEvent) => boolean, onDrop: (event: DragEvent) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    const end = () => setOver(false);
    document.addEventListener('dragend', end);
    return () => document.removeEventListener('dragend', end);
  }, [isOver]);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      const isMine = takes(event) && !event.isDefaultPrevented();
      setOver(isMine);
      if (isMine) event.preventDefault();
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!takes(event) || event.isDefaultPrevented()) return;
      event.preventDefault();
      onDrop(event);
    },
  };
}
