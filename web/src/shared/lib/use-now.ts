import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The present time, to the minute, in ms; null on the server and while the browser takes its page over. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(
    eachMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
}
