import { useEffect, useRef } from 'react';

/**
 * Tells whether the form still stands: who has gone elsewhere while the server had not answered yet is not taken away from there.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => isHere.current;
}
