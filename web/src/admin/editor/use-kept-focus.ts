import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const buttonsIn = (element: Element | null) => [...(element?.querySelectorAll('button') ?? [])];

/**
 * Keeps the focus where notices come and go: when the button that has it goes with what it dealt with, the one that takes its
 * place gets it; when none is left, the screen (A6).
 */
export function useKeptFocus(notices: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<{ element: Element; place: number } | null>(null);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const { place } = last.current;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const left = buttonsIn(notices.current);
    (left[place] ?? left.at(-1) ?? document.getElementById('screen'))?.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      const element = last.current?.element;
      // Once all of it is gone.
      queueMicrotask(() => {
        if (element?.isConnected === false && document.activeElement === document.body)
          document.getElementById('screen')?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return ({ target }) => {
    const place = buttonsIn(notices.current).findIndex((button) => button === target);
    last.current = place === -1 ? null : { element: target, place };
  };
}
