import { useEffect, useState, type ReactNode } from 'react';
import { FiPlus } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { DeleteDialog } from './DeleteDialog';
import { ItemCard, type CardActions } from './ItemCard';
import styles from './ItemList.module.css';
import { Sorting } from './Sorting';
import { useCardActions } from './use-card-actions';
import { useFocusAfter } from './use-focus-after';

/** What a list of items needs to know of them. */
export type ItemListProps<T> = {
  /** Names the list's elements. */
  id: string;
  items: readonly T[];
  /** One item, and several, such as `plan` and `plans`. */
  noun: readonly [one: string, many: string];
  /** Names an item in this list for as long as the screen stands, whatever id the server gives it. */
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  /** A line below the name. */
  note?: (item: T) => ReactNode;
  /** Badges and switches beside the name. */
  aside?: (item: T) => ReactNode;
  icon?: (item: T) => ReactNode;
  /** The form of an open item; `close` folds it and gives the focus back to its row. */
  form: (item: T, place: number, close: () => void) => ReactNode;
  /** Where `items` are a page of a longer list: how many stand before them, and how many there are in all. */
  range?: { before: number; total: number };
  /** Whether something in it is not valid. */
  isBroken?: (place: number) => boolean;
  /** Adds an item at the end and answers its key. */
  onAdd?: () => string;
  addLabel?: string;
  /** Absent: the order says nothing, and nothing can be moved. */
  onMove?: (item: T, to: number) => void;
  onDelete?: (item: T) => void;
  /** The exact question before an item goes. */
  question?: string;
  /** What happens to what else depends on it. */
  deleteNote?: (item: T) => ReactNode;
  /** Why the last one stays; absent: it may go. */
  last?: string;
  empty?: ReactNode;
  /** Begins with the first one open. */
  openFirst?: boolean;
  /** Is told the key of the one that is open, and null when none is. */
  onOpen?: (key: string | null) => void;
};

/** Items in their order, one open at a time: dragged or moved by keys, added, deleted after a question. */
export function ItemList<T>(props: ItemListProps<T>) {
  const { id, items, noun, keyOf, nameOf, onAdd, onMove, onDelete, question, last, empty } = props;
  const [first] = items;
  const [open, setOpen] = useState(() => (props.openFirst === true && first !== undefined ? keyOf(first) : null));
  const { onOpen } = props;
  useEffect(() => onOpen?.(open), [onOpen, open]);
  const { before, total } = props.range ?? { before: 0, total: items.length };
  // By its key: while it is asked about, others may change it, and the server may give it another id.
  const [deleting, setDeleting] = useState<string | null>(null);
  const going = items.find((item) => keyOf(item) === deleting);
  const [announcement, setAnnouncement] = useState('');
  const focus = useFocusAfter(items);
  const element = (part: string, item: T) => `${id}-${part}-${keyOf(item)}`;
  // The same id as that of a button above the list, of which it takes the place.
  const addId = `add-${id}`;
  const isOnly = total === 1 && last !== undefined;

  /** `to` is the place in the whole list. */
  const move = (item: T, to: number, button?: 'up' | 'down') => {
    if (button) focus([element(button, item), element(button === 'up' ? 'down' : 'up', item)]);
    onMove?.(item, to);
    setAnnouncement(`${nameOf(item)} is now ${noun[0]} ${to + 1} of ${total}`);
  };
  const add = () => {
    const key = onAdd?.();
    if (key === undefined) return;
    setOpen(key);
    focus([`${id}-first-${key}`, `${id}-toggle-${key}`]);
  };
  const remove = (item: T) => {
    const place = items.indexOf(item);
    const neighbour = items[place + 1] ?? items[place - 1];
    setDeleting(null);
    setAnnouncement(`${nameOf(item)} was deleted`);
    focus([...(neighbour ? [element('toggle', neighbour)] : []), addId]);
    onDelete?.(item);
  };
  const close = (key: string) => {
    setOpen(null);
    document.getElementById(`${id}-toggle-${key}`)?.focus();
  };
  const withItem = (key: string, act: (item: T) => void) => {
    const item = items.find((one) => keyOf(one) === key);
    if (item !== undefined) act(item);
  };
  const actions = useCardActions({
    toggle: (key) => setOpen(open === key ? null : key),
    move: (key, to, button) => withItem(key, (item) => move(item, to, button)),
    remove: setDeleting,
  });
  return (
    <div className={styles.list}>
      <Sorting
        list={{ keys: items.map(keyOf), names: items.map(nameOf), noun: noun[0], range: { before, total } }}
        onSorted={(from, to) => {
          const item = items[from];
          if (item !== undefined) move(item, before + to);
        }}
      >
        <ol className={styles.items}>
          <Cards list={props} open={open} actions={actions} onClose={close} />
        </ol>
      </Sorting>
      {items.length === 0 && empty}
      {isOnly && <p className={styles.reason}>{last}</p>}
      {onAdd && (
        <Button look="secondary" id={addId} onClick={add}>
          <FiPlus aria-hidden="true" /> {props.addLabel ?? `Add ${noun[0]}`}
        </Button>
      )}
      <DeleteDialog
        question={question ?? `Delete this ${noun[0]}?`}
        name={going === undefined ? null : nameOf(going)}
        note={going !== undefined && props.deleteNote?.(going)}
        onCancel={() => setDeleting(null)}
        onDelete={() => going !== undefined && remove(going)}
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

type CardsProps<T> = {
  list: ItemListProps<T>;
  /** Key of the open one. */
  open: string | null;
  actions: CardActions;
  onClose: (key: string) => void;
};

/** The cards of a list, or of the page of it that is shown. */
function Cards<T>({ list, open, actions, onClose }: CardsProps<T>) {
  const { items, range, last } = list;
  const { before, total } = range ?? { before: 0, total: items.length };
  return items.map((item, place) => {
    const key = list.keyOf(item);
    return (
      <ItemCard
        key={key}
        cardKey={key}
        listId={list.id}
        item={item}
        noun={list.noun[0]}
        name={list.nameOf(item)}
        note={list.note?.(item)}
        icon={list.icon?.(item)}
        aside={list.aside?.(item)}
        isBroken={list.isBroken?.(place) ?? false}
        at={before + place}
        total={total}
        movable={list.onMove !== undefined}
        deletable={list.onDelete !== undefined}
        lastReason={total === 1 ? last : undefined}
        form={open === key ? list.form(item, place, () => onClose(key)) : null}
        actions={actions}
      />
    );
  });
}
