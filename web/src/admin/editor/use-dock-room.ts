import { useEffect, type RefObject } from 'react';

/**
 * What has the focus is never under a bar that stays at the bottom (WCAG 2.4.11): neither when the bar grows nor when Tab moves on. What
 * else stays at the bottom stands on it, by `--dock`.
 */
export function useDockRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dock = bar.current;
    if (!dock) return undefined;
    const observer = new ResizeObserver(() => keepFocusInSight(dock));
    observer.observe(dock);
    return () => {
      observer.disconnect();
      for (const name of ['scroll-padding-bottom', '--dock']) document.documentElement.style.removeProperty(name);
    };
  }, [bar]);
}

/** Below a bar, where it has a margin of its own, and above it, in px. */
const AIR = 16;

function keepFocusInSight(dock: HTMLElement): void {
  const foot = 'var(--tray, 0px) + var(--signed-out, 0px)';
  const { style } = document.documentElement;
  style.setProperty('--dock', `${dock.offsetHeight}px`);
  style.setProperty('scroll-padding-bottom', `calc(${dock.offsetHeight + AIR}px + ${foot})`);
  const focused = document.activeElement;
  if (!focused || focused === document.body || dock.contains(focused)) return;
  if (focused.getBoundingClientRect().bottom > dock.getBoundingClientRect().top)
    focused.scrollIntoView({ block: 'nearest' });
}
