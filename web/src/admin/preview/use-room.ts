import { useSyncExternalStore } from 'react';

/** From these widths on the preview can stand beside the form, and does so without being asked to. */
const BESIDE = '(min-width: 1100px)';
const AMPLE = '(min-width: 1400px)';

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(BESIDE), matchMedia(AMPLE)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const roomNow = () => (matchMedia(AMPLE).matches ? 'ample' : matchMedia(BESIDE).matches ? 'some' : 'none');

/** How much room the window has for a preview beside the form. */
export function useRoom(): 'none' | 'some' | 'ample' {
  return useSyncExternalStore(subscribe, roomNow);
}
