import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see the page: what nobody sees asks for nothing. */
export function useVisible(): boolean {
  return useSyncExternalStore(
    onChange,
    () => document.visibilityState === 'visible',
    () => true,
  );
}
