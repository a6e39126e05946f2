import { useRef, type TouchEvent } from 'react';

/** How far a finger has to go sideways, in px, and how much further than up or down. */
const FAR = 40;
const STEEP = 1.5;

/** Listeners that tell a sideways swipe: 1 towards what comes next, -1 back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = [touches[0], touches[1]];
      from.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!start || !finger) return;
      const [right, down] = [finger.clientX - start.x, finger.clientY - start.y];
      if (Math.abs(right) >= FAR && Math.abs(right) > Math.abs(down) * STEEP) onSwipe(right < 0 ? 1 : -1);
    },
  };
}
