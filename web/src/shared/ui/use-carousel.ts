import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';

/** What keeps a carousel still for as long as it lasts. */
export type Holder = 'pointer' | 'focus' | 'dialog';

/** A carousel: where it stands, and what a person can do with it. */
export type Carousel = {
  index: number;
  /** The person's own choice; hover and focus hold it only for as long as they last. */
  paused: boolean;
  moving: boolean;
  show: (index: number) => void;
  togglePause: () => void;
  /** Goes on or back by so many, and wraps. */
  turn: (by: number) => void;
  /** Notes that something begins or ends to hold it. */
  hold: (by: Holder, held: boolean) => void;
};

/** Listeners of the element around a carousel: a mouse over it and a focus in it hold it. */
export function holdListeners({ hold }: Carousel) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => hold('pointer', pointerType === 'mouse'),
    onPointerLeave: () => hold('pointer', false),
    onFocus: ({ target }: FocusEvent) => hold('focus', target.matches(':focus-visible')),
    onBlur: () => hold('focus', false),
  };
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Counts through `count` slides every 5 s and wraps (P4, P6). Still while paused, held, or when less motion is preferred. */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [holders, setHolders] = useState<readonly Holder[]>([]);
  const moving = count > 1 && !paused && holders.length === 0;

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
    turn: (by) => setIndex((present) => (present + by + count) % Math.max(1, count)),
    togglePause: () => setPaused((present) => !present),
    hold: (by, held) => setHolders((present) => [...present.filter((each) => each !== by), ...(held ? [by] : [])]),
  };
}
