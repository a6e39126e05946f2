import { useLayoutEffect } from 'react';

/** What opened a dialog: the focused element, or the button whose menu it was chosen in, since menus go. */
function opener(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  const name = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return typeof name === 'string' ? document.getElementById(name) : focused;
}

/**
 * For a dialog that is taken out of the page instead of being closed: the focus goes back to what opened it, or, where that
 * is gone with what the dialog did, to the screen.
 */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const before = opener();
    return () => {
      // Once the dialog is gone: nothing outside of it can have the focus before.
      queueMicrotask(() => {
        const focused = document.activeElement;
        if (focused !== null && focused !== document.body) return;
        const target = before !== null && before !== document.body && before.isConnected ? before : null;
        (target ?? document.getElementById('screen'))?.focus({ preventScroll: true });
      });
    };
  }, []);
}
