import type { ReactNode } from 'react';
import { FiChevronLeft, FiChevronRight, FiPause, FiPlay } from 'react-icons/fi';
import styles from './CarouselControls.module.css';
import type { Carousel } from './use-carousel';

type CarouselControlsProps = {
  carousel: Carousel;
  /** What each dot leads to, such as `Slide 1: Your parcel waits`. */
  labels: readonly string[];
  /** What moves, such as `slides`. */
  noun: string;
  /** With buttons to the previous and the next one. */
  arrows?: boolean;
};

/**
 * A pause button, a dot for each slide and, where asked for, previous and next (P4, P6). Takes the colour of its ground. They come
 * with the document, and until the app is there the first script does what they say: it knows them by their `data-` marks and
 * changes attributes alone, the very ones that follow from the carousel's state here.
 */
export function CarouselControls({ carousel, labels, noun, arrows = false }: CarouselControlsProps) {
  const { index: present, paused, show, turn, togglePause } = carousel;
  const arrow = (by: 1 | -1, label: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      data-turn={by}
      onClick={() => turn(by)}
    >
      {icon}
    </button>
  );
  const pause = `${paused ? 'Play' : 'Pause'} ${noun}`;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        aria-label={pause}
        title={pause}
        data-pause={paused ? 'on' : 'off'}
        onClick={togglePause}
      >
        <FiPause aria-hidden="true" />
        <FiPlay aria-hidden="true" />
      </button>
      {arrows && arrow(-1, `Previous ${noun}`, <FiChevronLeft aria-hidden="true" />)}
      <div className={styles.dots}>
        {labels.map((label, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={label}
            data-dot={index}
            aria-current={index === present ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      {arrows && arrow(1, `Next ${noun}`, <FiChevronRight aria-hidden="true" />)}
    </div>
  );
}
