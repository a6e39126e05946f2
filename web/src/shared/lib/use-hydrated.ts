import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the browser takes its page over: for what only works with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
