import { useEffect, type RefObject } from 'react';

/** Says how high something at the foot of the window is: what else sticks there stands above it. */
export function useFootRoom(element: RefObject<HTMLElement | null>, name: '--tray' | '--signed-out'): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.current?.offsetHeight ?? 0}px`));
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
