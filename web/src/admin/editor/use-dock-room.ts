import { useEffect, type RefObject } from 'react';

/**
 * What has the focus is never under a bar that stays at the bottom (WCAG 2.4.11): neither when the bar grows nor when Tab moves on. What
 * else stays at the bottom stands on it, by `--dock`, which the room around the focus (`admin-base.css`) counts in too.
 */
export function useDockRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dock = bar.current;
    if (!dock) return undefined;
    const observer = new ResizeObserver(() => keepFocusInSight(dock));
    observer.observe(dock);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--dock');
    };
  }, [bar]);
}

function keepFocusInSight(dock: HTMLElement): void {
  document.documentElement.style.setProperty('--dock', `${dock.offsetHeight}px`);
  const focused = document.activeElement;
  if (!focused || focused === document.body || dock.contains(focused)) return;
  if (focused.getBoundingClientRect().bottom > dock.getBoundingClientRect().top)
    focused.scrollIntoView({ block: 'nearest' });
}
