import { useRef, type TouchEvent } from 'react';
import { swipeBetween } from '../lib/swipe';

/** Listeners that tell a sideways swipe: 1 towards what comes next, -1 back. The first script hears it by their mark. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    'data-swipe': '',
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = [touches[0], touches[1]];
      from.current = finger && !second ? { clientX: finger.clientX, clientY: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const start = from.current;
      from.current = null;
      const by = start && finger ? swipeBetween(start, finger) : 0;
      if (by !== 0) onSwipe(by);
    },
  };
}
