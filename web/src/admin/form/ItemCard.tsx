import { FiChevronDown, FiTrash2 } from 'react-icons/fi';
import { Badge } from '../../shared/ui/Badge';
import { IconButton } from '../../shared/ui/Button';
import styles from './ItemCard.module.css';
import type { ItemListProps } from './ItemList';
import { DragHandle, MoveButtons } from './SortableParts';
import { useSortableCard } from './use-sortable-card';

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
  const { card, className, handle } = useSortableCard(list.keyOf(item), list.onMove !== undefined);
  const name = nameOf(item);
  const { before, total } = rangeOf(list);
  const below = note?.(item);
  return (
    <li
      {...card}
      className={`${className} ${styles.card}`}
      data-open={open || undefined}
      aria-label={`${noun[0]} ${before + place + 1} of ${total}`}
    >
      <div className={styles.row}>
        {list.onMove && total > 1 && <DragHandle name={name} handle={handle} />}
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
  return (
    <div className={styles.actions}>
      {list.onMove && <MoveButtons {...{ name, total, elementId, onMove }} at={before + place} />}
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
