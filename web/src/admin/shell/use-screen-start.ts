import { useEffect, useRef } from 'react';

/**
 * Starts each screen at its top. What led there may have gone with the screen before, or with the menu of a phone: the focus goes on in the
 * new one then, not at the beginning of the page, unless the screen itself has given it (X2).
 */
export function useScreenStart(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    // Not the effect's own value: newer browsers answer with a promise.
    window.scrollTo(0, 0);
    if (shown.current === page) return;
    shown.current = page;
    const focused = document.activeElement;
    if (focused === document.body || focused?.checkVisibility() === false)
      document.getElementById('screen')?.focus({ preventScroll: true });
  }, [page]);
}
