import { FiArrowDown, FiArrowUp, FiMenu } from 'react-icons/fi';
import { IconButton } from '../../shared/ui/Button';
import styles from './SortableCard.module.css';
import type { useSortableCard } from './use-sortable-card';

type DragHandleProps = { name: string; handle: ReturnType<typeof useSortableCard>['handle'] };

/** What a card is taken by, with the pointer, a finger or the keyboard. */
export function DragHandle({ name, handle }: DragHandleProps) {
  return (
    <button type="button" {...handle} className={styles.handle} aria-label={`Drag: ${name}`}>
      <FiMenu aria-hidden="true" />
    </button>
  );
}

type MoveButtonsProps = {
  name: string;
  /** Its place in the whole list, from 0, and how long that is. */
  at: number;
  total: number;
  /** The buttons' ids: the one that was pressed keeps the focus. */
  elementId: (button: 'up' | 'down') => string;
  onMove: (to: number, button: 'up' | 'down') => void;
};

/** One place up and one down; at the ends disabled. */
export function MoveButtons({ name, at, total, elementId, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        id={elementId('up')}
        label={`Move up: ${name}`}
        icon={<FiArrowUp aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => onMove(at - 1, 'up')}
      />
      <IconButton
        id={elementId('down')}
        label={`Move down: ${name}`}
        icon={<FiArrowDown aria-hidden="true" />}
        disabled={at === total - 1}
        onClick={() => onMove(at + 1, 'down')}
      />
    </>
  );
}
