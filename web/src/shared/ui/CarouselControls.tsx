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

/** A pause button, a dot for each slide and, where asked for, previous and next (P4, P6). Takes the colour of its ground. */
export function CarouselControls({ carousel, labels, noun, arrows = false }: CarouselControlsProps) {
  const { index: present, paused, show, turn, togglePause } = carousel;
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
  return (
    <div className={styles.controls}>
      {button(
        `${paused ? 'Play' : 'Pause'} ${noun}`,
        paused ? <FiPlay aria-hidden="true" /> : <FiPause aria-hidden="true" />,
        togglePause,
      )}
      {arrows && button(`Previous ${noun}`, <FiChevronLeft aria-hidden="true" />, () => turn(-1))}
      <div className={styles.dots}>
        {labels.map((label, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={label}
            aria-current={index === present ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      {arrows && button(`Next ${noun}`, <FiChevronRight aria-hidden="true" />, () => turn(1))}
    </div>
  );
}
