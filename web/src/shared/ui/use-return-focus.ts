import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What opened a dialog: the focused element, or the button whose menu it was chosen in, since menus go. */
function openerOf(focused: Element | null): HTMLElement | null {
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const name = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return typeof name === 'string' ? document.getElementById(name) : focused;
}

/**
 * Gives the focus back once a dialog is closed or taken out of the page: to what opened it, or, where that is gone with what
 * the dialog did, to the screen. The browser does the first alone, and not where the dialog goes while it is open.
 */
export function useReturnFocus(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const focused = document.activeElement;
    if (!dialog.current?.contains(focused)) before.current = openerOf(focused);
    return () => {
      // Once the dialog is gone: nothing outside of it can have the focus before.
      queueMicrotask(() => {
        const now = document.activeElement;
        if (now !== null && now !== document.body) return;
        const target = before.current?.isConnected === true ? before.current : document.getElementById('screen');
        target?.focus({ preventScroll: true });
      });
    };
  }, [dialog, isOpen]);
}
