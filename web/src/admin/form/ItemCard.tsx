import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { FiArrowDown, FiArrowUp, FiChevronDown, FiMenu, FiTrash2 } from 'react-icons/fi';
import { Badge } from '../../shared/ui/Badge';
import { IconButton } from '../../shared/ui/Button';
import styles from './ItemCard.module.css';
import type { ItemListProps } from './ItemList';

type ItemCardProps<T> = {
  list: ItemListProps<T>;
  item: T;
  place: number;
  elementId: (part: string) => string;
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
  onMove: (to: number, button: 'up' | 'down') => void;
  onDelete: () => void;
  /** Why it cannot be deleted. */
  lastReason: string | undefined;
};

/** One item: what it is, its place, and its form when open. */
export function ItemCard<T>({
  list,
  item,
  place,
  elementId,
  open,
  onToggle,
  onClose,
  onMove,
  onDelete,
  lastReason,
}: ItemCardProps<T>) {
  const { noun, nameOf, note, aside, icon, form, isBroken } = list;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: list.keyOf(item),
    disabled: list.onMove === undefined,
  });
  const name = nameOf(item);
  const { before, total } = rangeOf(list);
  const below = note?.(item);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={styles.card}
      data-open={open || undefined}
      data-dragging={isDragging || undefined}
      aria-label={`${noun[0]} ${before + place + 1} of ${total}`}
    >
      <div className={styles.row}>
        {list.onMove && total > 1 && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className={styles.handle}
            aria-label={`Drag: ${name}`}
          >
            <FiMenu aria-hidden="true" />
          </button>
        )}
        <h3 className={styles.heading}>
          <button
            type="button"
            id={elementId('toggle')}
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={elementId('form')}
            onClick={onToggle}
          >
            {icon && <span className={styles.icon}>{icon(item)}</span>}
            <span className={styles.texts}>
              <span className={styles.name}>{name}</span>
              {below !== undefined && below !== '' && <span className={styles.note}>{below}</span>}
            </span>
            <FiChevronDown className={styles.chevron} aria-hidden="true" />
          </button>
        </h3>
        <div className={styles.aside}>
          {isBroken?.(place) && <Badge tone="bad">Not valid</Badge>}
          {aside?.(item)}
        </div>
        <ItemActions {...{ list, item, place, elementId, onMove, onDelete, lastReason }} />
      </div>
      <div id={elementId('form')}>{open && <div className={styles.form}>{form(item, place, onClose)}</div>}</div>
    </li>
  );
}

/** Where the cards stand in the whole list. */
function rangeOf<T>({ items, range }: ItemListProps<T>): { before: number; total: number } {
  return range ?? { before: 0, total: items.length };
}

type ItemActionsProps<T> = Omit<ItemCardProps<T>, 'open' | 'onToggle' | 'onClose'>;

/** Up, down and delete; at the ends and for the last one disabled. */
function ItemActions<T>({ list, item, place, elementId, onMove, onDelete, lastReason }: ItemActionsProps<T>) {
  const name = list.nameOf(item);
  const { before, total } = rangeOf(list);
  const at = before + place;
  return (
    <div className={styles.actions}>
      {list.onMove && (
        <>
          <IconButton
            id={elementId('up')}
            label={`Move up: ${name}`}
            icon={<FiArrowUp />}
            disabled={at === 0}
            onClick={() => onMove(at - 1, 'up')}
          />
          <IconButton
            id={elementId('down')}
            label={`Move down: ${name}`}
            icon={<FiArrowDown />}
            disabled={at === total - 1}
            onClick={() => onMove(at + 1, 'down')}
          />
        </>
      )}
      {list.onDelete && (
        <IconButton
          label={lastReason ?? `Delete: ${name}`}
          icon={<FiTrash2 />}
          disabled={lastReason !== undefined}
          onClick={onDelete}
        />
      )}
    </div>
  );
}
