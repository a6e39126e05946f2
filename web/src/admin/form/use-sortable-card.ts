import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import styles from './SortableCard.module.css';

/** A card of a list that is dragged, from a library made for it: what its element and its handle need. */
export function useSortableCard(id: string, movable: boolean) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !movable,
  });
  return {
    card: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
    className: styles.card ?? '',
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
