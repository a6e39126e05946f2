import type { ReactNode } from 'react';
import { newUuid } from '../../shared/lib/uuid';
import { itemOf, type Group } from '../form/group';
import { ItemList, type ItemListProps } from '../form/ItemList';
import { moveItem, removeItem } from '../form/list-edits';

type Keyed = { key: string };

type GroupItemsProps<T extends Keyed> = {
  list: Group<T[]>;
  /** A new item, with the contract's defaults. */
  make: (key: string) => T;
  /** The fields of one item; the first one carries `firstId`, which gets the focus in a new item. */
  form: (item: Group<T>, firstId: string) => ReactNode;
} & Pick<ItemListProps<T>, 'id' | 'noun' | 'nameOf' | 'note' | 'aside' | 'icon' | 'question' | 'empty' | 'addLabel'>;

/** A list of the content whose items are known by a key: plans, services, links, the cards of the home page. */
export function GroupItems<T extends Keyed>({ list, make, form, ...rest }: GroupItemsProps<T>) {
  return (
    <ItemList<T>
      {...rest}
      items={list.value}
      keyOf={({ key }) => key}
      isBroken={(place) => list.issue([place], '') !== undefined}
      onAdd={() => {
        const key = newUuid();
        list.edit((items) => [...items, make(key)]);
        return key;
      }}
      onMove={({ key }, to) => list.edit((items) => moveItem(items, key, to))}
      onDelete={({ key }) => list.edit((items) => removeItem(items, key))}
      form={(item, place) => form(itemOf(list, item, place), `${rest.id}-first-${item.key}`)}
    />
  );
}
