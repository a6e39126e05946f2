import { FiArrowDown, FiArrowUp, FiTrash2 } from 'react-icons/fi';
import { IconButton } from '../../shared/ui/Button';
import styles from './content.module.css';
import { SlideFields, type SlideFieldsProps } from './SlideFields';

type SlideCardProps = SlideFieldsProps & {
  place: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onDelete: () => void;
};

/** One slide of the hero carousel with everything that can be done to it (A4, A5). */
export function SlideCard({ slide, place, count, errors, onEdit, onMove, onDelete }: SlideCardProps) {
  const name = slide.title === '' ? `slide ${place}` : slide.title;
  const onlyOne = count === 1;
  return (
    <li className={styles.card} aria-label={`Slide ${place} of ${count}`} id={`slide-${slide.id}`}>
      <header>
        <h2>
          <span>{place}</span> {slide.title === '' ? 'Untitled slide' : slide.title}
        </h2>
        <div className={styles.tools}>
          <IconButton
            label={`Move up: ${name}`}
            icon={<FiArrowUp />}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Move down: ${name}`}
            icon={<FiArrowDown />}
            disabled={place === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={onlyOne ? 'The last slide cannot be removed' : `Delete: ${name}`}
            icon={<FiTrash2 />}
            disabled={onlyOne}
            onClick={onDelete}
          />
        </div>
      </header>
      <SlideFields slide={slide} errors={errors} onEdit={onEdit} />
    </li>
  );
}
