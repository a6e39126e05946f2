import { useEffect, useRef, type RefObject } from 'react';

/** Tells the styles (`--head`) how much of the screen the header takes, which stays at the top: on a phone it has several rows. */
export function useHeadHeight(): RefObject<HTMLElement | null> {
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = head.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--head', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--head');
    };
  }, []);
  return head;
}
