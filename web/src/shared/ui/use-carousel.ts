import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { standOf, type Holder } from '../lib/carousel-handover';

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

/** Calls back after `first` ms, then every 5 s; not while nobody can see the page. Answers how to end it. */
function every(first: number, turn: () => void): () => void {
  const tick = () => {
    if (!document.hidden) turn();
    timer = setTimeout(tick, CAROUSEL_INTERVAL_MS);
  };
  let timer = setTimeout(tick, first);
  return () => clearTimeout(timer);
}

/**
 * Counts through `count` slides every 5 s and wraps (P4, P6). Still while paused, held, or when less motion is preferred. Begins
 * where the first script has the carousel of that name (`app/start/carousels.ts`), else with the first slide.
 */
export function useCarousel(name: string, count: number): Carousel {
  const [stand] = useState(() => standOf(name));
  const [index, setIndex] = useState(stand?.index ?? 0);
  const [paused, setPaused] = useState(stand?.paused ?? false);
  const [holders, setHolders] = useState<readonly Holder[]>(stand?.holders ?? []);
  const due = useRef(stand?.due);
  const moving = count > 1 && !paused && holders.length === 0;

  useEffect(() => {
    const query = matchMedia(STILL);
    const follow = () => setPaused(query.matches);
    // Who has started it in spite of that has told the first script.
    if (query.matches && stand === undefined) follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [stand]);

  useEffect(() => {
    const first = due.current === undefined ? CAROUSEL_INTERVAL_MS : Math.max(0, due.current - performance.now());
    due.current = undefined;
    if (!moving) return;
    return every(first, () => setIndex((present) => (present + 1) % count));
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
