import { useCallback, useState } from 'react';
import type { Coordinates } from '@apoti/contract';

/** What is known of the visitor's place. It stays in the browser. */
export type VisitorPlace =
  { state: 'unknown' | 'asking' | 'refused' | 'unavailable'; place: null } | { state: 'known'; place: Coordinates };

const TEN_SECONDS = 10_000;
const FIVE_MINUTES = 300_000;
const PERMISSION_DENIED = 1;

/** Where the visitor is (P9): asked of the browser only when `ask` is called, and sent nowhere. */
export function useVisitorPlace(): VisitorPlace & { ask: () => void; forget: () => void } {
  const [known, setKnown] = useState<VisitorPlace>({ state: 'unknown', place: null });
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) {
      setKnown({ state: 'unavailable', place: null });
      return;
    }
    setKnown({ state: 'asking', place: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setKnown({ state: 'known', place: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => setKnown({ state: code === PERMISSION_DENIED ? 'refused' : 'unavailable', place: null }),
      { timeout: TEN_SECONDS, maximumAge: FIVE_MINUTES },
    );
  }, []);
  const forget = useCallback(() => setKnown({ state: 'unknown', place: null }), []);
  return { ...known, ask, forget };
}
