import { FiChevronLeft, FiChevronRight, FiPause, FiPlay } from 'react-icons/fi';
import type { Carousel } from '../../sections/hero/use-carousel';
import { IconButton } from '../../shared/ui/Button';
import styles from './TeamSection.module.css';

type TeamControlsProps = { carousel: Carousel; count: number; turn: (by: 1 | -1) => void };

/** Previous and next, a dot for each slide, and a pause button (P6). */
export function TeamControls({ carousel, count, turn }: TeamControlsProps) {
  const { index: present, paused, show, togglePause } = carousel;
  return (
    <div className={styles.controls}>
      <IconButton label="Previous members" icon={<FiChevronLeft aria-hidden="true" />} onClick={() => turn(-1)} />
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Members ${index + 1} of ${count}`}
            aria-current={index === present ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <IconButton label="Next members" icon={<FiChevronRight aria-hidden="true" />} onClick={() => turn(1)} />
      <IconButton
        label={paused ? 'Play members' : 'Pause members'}
        icon={paused ? <FiPlay aria-hidden="true" /> : <FiPause aria-hidden="true" />}
        onClick={togglePause}
      />
    </div>
  );
}
