import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import { holdListeners, useCarousel } from './use-carousel';

/** For how long the row stands still before what it shows counts, in ms: while it glides it passes other slides. */
const SETTLED_MS = 120;

type CarouselProps = {
  /** The whole, for screen readers, such as `Team`. */
  label: string;
  /** What the items are, in the plural with an s, such as `members`. */
  noun: string;
  items: readonly { id: string | number; content: ReactNode }[];
  /** How many share a slide; below one another on a phone. */
  perView?: number;
  className?: string;
};

function slidesOf<T>(items: readonly T[], perView: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / perView) }, (_, index) =>
    items.slice(index * perView, (index + 1) * perView),
  );
}

/**
 * Cards in slides (P6): a row that the browser itself scrolls and snaps, by finger, wheel, keyboard and without script. The
 * script moves it on every 5 s and wraps, still under the mouse, on focus, when paused and for less motion: the first script, and
 * from where that has it the app. Every card stays where screen readers and the Tab key find it. `label` is unique on a page.
 */
export function Carousel({ label, noun, items, perView = 1, className = '' }: CarouselProps) {
  const slides = slidesOf(items, perView);
  const count = slides.length;
  const carousel = useCarousel(label, count);
  const { index, moving, show } = carousel;
  const isLive = useHydrated();
  const track = useRef<HTMLUListElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);

  const onScroll = () => {
    clearTimeout(settle.current);
    settle.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) show(Math.min(count - 1, Math.round(scrollLeft / clientWidth)));
    }, SETTLED_MS);
  };
  const begin = useEffectEvent(onScroll);
  useEffect(() => {
    // At first the row stands where the person may have scrolled it already, or glides there: what it shows then counts.
    if (isFirst.current) begin();
    else if (track.current) {
      clearTimeout(settle.current);
      track.current.scrollLeft = index * track.current.clientWidth;
    }
    isFirst.current = false;
  }, [index]);
  useEffect(() => () => clearTimeout(settle.current), []);
  const nameOf = (at: number) => {
    const [first, last] = [at * perView + 1, Math.min(items.length, (at + 1) * perView)];
    const which = first === last ? `${noun.slice(1, -1)} ${first}` : `${noun.slice(1)} ${first} to ${last}`;
    return `${noun.charAt(0).toUpperCase()}${which} of ${items.length}`;
  };
  return (
    <div
      className={`${styles.carousel} ${className}`.trim()}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel={label}
      {...holdListeners(carousel)}
    >
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label={`${label}: ${noun}`}
        data-track=""
        onScroll={onScroll}
      >
        {slides.map((slide, at) => (
          <li
            key={slide[0]?.id ?? at}
            className={styles.slide}
            data-slide={at}
            data-current={at === index ? '' : undefined}
          >
            {slide.map(({ id, content }) => (
              <div key={id} className={styles.item}>
                {content}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <CarouselControls carousel={carousel} labels={slides.map((_, at) => nameOf(at))} noun={noun} arrows />
      )}
      <p className="visually-hidden" aria-live={moving ? 'off' : 'polite'}>
        {isLive && nameOf(index)}
      </p>
    </div>
  );
}
