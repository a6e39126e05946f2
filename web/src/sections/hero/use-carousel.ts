import { useEffect, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';

export type Carousel = {
  index: number;
  /** The person's own choice; hover and focus hold it only for as long as they last. */
  paused: boolean;
  moving: boolean;
  show: (index: number) => void;
  togglePause: () => void;
  hold: (held: boolean) => void;
};

const STILL = '(prefers-reduced-motion: reduce)';

/** Counts through `count` slides every 5 s and wraps (P4). Still while paused, held, or when less motion is preferred. */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = count > 1 && !paused && !held;

  useEffect(() => {
    const query = matchMedia(STILL);
    const follow = () => setPaused(query.matches);
    if (query.matches) follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setIndex((present) => (present + 1) % count), CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
    // `index` is here so that a slide that was jumped to stays for the whole time.
  }, [moving, count, index]);

  return {
    index: index % Math.max(1, count),
    paused,
    moving,
    show: setIndex,
    togglePause: () => setPaused((present) => !present),
    hold: setHeld,
  };
}
