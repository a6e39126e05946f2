import { useCallback, useEffect, useRef } from 'react';

/** Puts the focus on the element of an id as soon as it is on the page, without scrolling there. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef('');
  useEffect(() => {
    const element = wanted.current === '' ? null : document.getElementById(wanted.current);
    if (element === null) return;
    wanted.current = '';
    element.focus({ preventScroll: true });
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
