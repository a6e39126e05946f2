import { memo, type ReactNode } from 'react';
import { FiChevronDown, FiTrash2 } from 'react-icons/fi';
import { Badge } from '../../shared/ui/Badge';
import { IconButton } from '../../shared/ui/Button';
import styles from './ItemCard.module.css';
import { sameNode } from './same-node';
import { DragHandle, MoveButtons } from './SortableParts';
import { useSortableCard } from './use-sortable-card';

/** What can be done with a card, by its key. */
export type CardActions = {
  toggle: (key: string) => void;
  /** `to` is the place in the whole list. */
  move: (key: string, to: number, button: 'up' | 'down') => void;
  remove: (key: string) => void;
};

type ItemCardProps = {
  cardKey: string;
  /** Names the list's elements. */
  listId: string;
  /** What is shown; another one is drawn anew. */
  item: unknown;
  noun: string;
  name: string;
  note: ReactNode;
  icon: ReactNode;
  aside: ReactNode;
  isBroken: boolean;
  /** Its place in the whole list, from 0, and how long that is. */
  at: number;
  total: number;
  movable: boolean;
  deletable: boolean;
  /** Why it cannot be deleted. */
  lastReason: string | undefined;
  /** Null while it is folded. */
  form: ReactNode;
  actions: CardActions;
};

/** Typing draws the open card alone: the others show the same as before. An open form is always drawn. */
function showsSame(
  { form: openForm, ...one }: Readonly<ItemCardProps>,
  { form, ...other }: Readonly<ItemCardProps>,
): boolean {
  if (openForm !== null || form !== null) return false;
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => sameNode(value, others.get(name)));
}

/** One item: what it is, its place, and its form when open. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { cardKey, listId, noun, name, note, icon, aside, isBroken, at, total, movable, form, actions } = props;
  const { card, className, handle } = useSortableCard(cardKey, movable);
  const formId = `${listId}-form-${cardKey}`;
  return (
    <li
      {...card}
      className={`${className} ${styles.card}`}
      data-open={form !== null || undefined}
      aria-label={`${noun} ${at + 1} of ${total}`}
    >
      <div className={styles.row}>
        {movable && total > 1 && <DragHandle name={name} handle={handle} />}
        <h3 className={styles.heading}>
          <button
            type="button"
            id={`${listId}-toggle-${cardKey}`}
            className={styles.toggle}
            aria-expanded={form !== null}
            aria-controls={formId}
            onClick={() => actions.toggle(cardKey)}
          >
            {icon !== undefined && <span className={styles.icon}>{icon}</span>}
            <span className={styles.texts}>
              <span className={styles.name}>{name}</span>
              {note !== undefined && note !== '' && <span className={styles.note}>{note}</span>}
            </span>
            <FiChevronDown className={styles.chevron} aria-hidden="true" />
          </button>
        </h3>
        <div className={styles.aside}>
          {isBroken && <Badge tone="bad">Not valid</Badge>}
          {aside}
        </div>
        <ItemActions {...props} />
      </div>
      <div id={formId}>{form !== null && <div className={styles.form}>{form}</div>}</div>
    </li>
  );
}, showsSame);

/** Up, down and delete; at the ends and for the last one disabled. */
function ItemActions({ cardKey, listId, name, at, total, movable, deletable, lastReason, actions }: ItemCardProps) {
  return (
    <div className={styles.actions}>
      {movable && (
        <MoveButtons
          {...{ name, at, total }}
          elementId={(button) => `${listId}-${button}-${cardKey}`}
          onMove={(to, button) => actions.move(cardKey, to, button)}
        />
      )}
      {deletable && (
        <IconButton
          label={lastReason ?? `Delete: ${name}`}
          icon={<FiTrash2 />}
          disabled={lastReason !== undefined}
          onClick={() => actions.remove(cardKey)}
        />
      )}
    </div>
  );
}
