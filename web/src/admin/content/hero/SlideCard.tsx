import { LAST_SLIDE, type HeroSlide } from '@apoti/contract';
import { FiArrowDown, FiArrowUp, FiChevronDown, FiTrash2 } from 'react-icons/fi';
import { Badge } from '../../../shared/ui/Badge';
import { IconButton } from '../../../shared/ui/Button';
import { HeroIcon } from '../../../shared/ui/HeroIcon';
import { useContentEditor } from '../../content-editing/ContentEditing';
import styles from './SlideCard.module.css';
import { SlideForm } from './SlideForm';
import { slideName } from './slide-name';

type SlideCardProps = {
  /** Names the card's elements; unlike the id it never changes. */
  slideKey: string;
  slide: HeroSlide;
  place: { index: number; count: number };
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** One slide in the list: what it is, its place, and its form when open. */
export function SlideCard({ slideKey, slide, place, open, onToggle, onMove, onDelete }: SlideCardProps) {
  const { state } = useContentEditor();
  const name = slideName(slide);
  const broken = state.issues.some(({ path: [part, index] }) => part === 'heroSlides' && index === place.index);
  const isOnly = place.count === 1;
  return (
    <li className={styles.card} data-open={open || undefined} aria-label={`Slide ${place.index + 1} of ${place.count}`}>
      <div className={styles.row}>
        <h2 className={styles.heading}>
          <button
            type="button"
            id={`toggle-${slideKey}`}
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`form-${slideKey}`}
            onClick={onToggle}
          >
            <span className={styles.icon} data-off={!slide.active || undefined}>
              <HeroIcon name={slide.icon} />
            </span>
            <span className={styles.texts}>
              <span className={styles.name}>{name}</span>
              {slide.subtitle !== '' && <span className={styles.subtitle}>{slide.subtitle}</span>}
            </span>
            <FiChevronDown className={styles.chevron} aria-hidden="true" />
          </button>
        </h2>
        <div className={styles.badges}>
          {broken && <Badge tone="bad">Not valid</Badge>}
          {slide.active ? <Badge tone="good">Shown</Badge> : <Badge>Hidden</Badge>}
        </div>
        <div className={styles.actions}>
          <IconButton
            id={`up-${slideKey}`}
            label={`Move up: ${name}`}
            icon={<FiArrowUp />}
            disabled={place.index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            id={`down-${slideKey}`}
            label={`Move down: ${name}`}
            icon={<FiArrowDown />}
            disabled={place.index === place.count - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={isOnly ? LAST_SLIDE : `Delete: ${name}`}
            icon={<FiTrash2 />}
            disabled={isOnly}
            onClick={onDelete}
          />
        </div>
      </div>
      <div id={`form-${slideKey}`}>{open && <SlideForm slideKey={slideKey} slide={slide} index={place.index} />}</div>
    </li>
  );
}
