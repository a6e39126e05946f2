import { identityOf, type Identified, type Identity } from './list-edits';

/**
 * A group of fields of a working copy, as a form needs it: a part of the content, a block within one, an item of a list. What
 * `edit` gets is the group as it stands at that moment, not as it was drawn.
 */
export type Group<T> = {
  value: T;
  /** Puts another value in place of the group; the same value is no edit. */
  edit: (update: (value: T) => T) => void;
  /** What is wrong with a field, by its path within the group, in words that begin with its label. */
  issue: (path: readonly (string | number)[], label: string) => string | undefined;
};

/** A block of a group, such as the pay-as-you-go prices of the pricing. */
export function within<T extends object, Key extends keyof T & string>(group: Group<T>, key: Key): Group<T[Key]> {
  return {
    value: group.value[key],
    edit: (update) =>
      group.edit((value) => {
        const next = update(value[key]);
        return next === value[key] ? value : { ...value, [key]: next };
      }),
    issue: (path, label) => group.issue([key, ...path], label),
  };
}

/**
 * An item of a list. It is found by its identity when it is edited, wherever it stands by then; gone, nothing happens. `now`
 * answers the identity that it has by then, where the server may give it another one.
 */
export function itemOf<T extends Identified>(
  list: Group<T[]>,
  item: T,
  place: number,
  now: () => Identity = () => identityOf(item),
): Group<T> {
  return {
    value: item,
    edit: (update) =>
      list.edit((items) => {
        const identity = now();
        const at = items.findIndex((one) => identityOf(one) === identity);
        const present = items[at];
        const next = present === undefined ? undefined : update(present);
        return next === undefined || next === present ? items : items.with(at, next);
      }),
    issue: (path, label) => list.issue([place, ...path], label),
  };
}

/** Sets one field; the same value is no edit. */
export function setField<Key extends string, Value, T extends Record<Key, Value>>(
  group: Group<T>,
  field: Key,
  next: Value,
): void {
  group.edit((value) => (value[field] === next ? value : { ...value, [field]: next }));
}

/** Makes another text of one, as it stands at that moment. */
export function changeField<Key extends string, T extends Record<Key, string>>(
  group: Group<T>,
  field: Key,
  change: (text: string) => string,
): void {
  group.edit((value) => {
    const next = change(value[field]);
    return value[field] === next ? value : { ...value, [field]: next };
  });
}
