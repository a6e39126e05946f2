import { useEffect } from 'react';

let open = 0;

/**
 * The page stays where it is under a dialog (base.css). The document is told, instead of looking for a dialog in itself: such
 * a look (`:has`) has the whole document styled anew at each key (S11).
 */
export function useModalPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    open += 1;
    tell();
    return () => {
      open -= 1;
      tell();
    };
  }, [isOpen]);
}

/** Whether a dialog stands over the page. */
export function isModalOpen(): boolean {
  return open > 0;
}

function tell(): void {
  document.documentElement.toggleAttribute('data-modal', open > 0);
}
