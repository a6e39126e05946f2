import { useState } from 'react';

type Id = number | string;

/** Items that something is to be done to. */
export type Selection<T extends { id: Id }> = {
  /** As they were when they were selected, in that order. */
  items: readonly T[];
  has: (id: T['id']) => boolean;
  set: (items: readonly T[], selected: boolean) => void;
  /** Selects these and no others. */
  replace: (items: readonly T[]) => void;
  /**
   * Something was done to `items`: those that are not `left` are selected no more, and of the others stands what is known of
   * them now. What a person has ticked or taken out meanwhile stays so.
   */
  settle: (items: readonly T[], left: readonly T[]) => void;
};

/** What is selected stays selected on other pages and while other filters hold, until it is done or cleared. */
export function useSelection<T extends { id: Id }>(): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlyMap<T['id'], T>>(new Map());
  const mapOf = (items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
  return {
    items: [...chosen.values()],
    has: (id) => chosen.has(id),
    set: (items, selected) =>
      setChosen((present) => {
        const changed = mapOf(items);
        if (selected) return new Map([...present, ...changed]);
        return new Map([...present].filter(([id]) => !changed.has(id)));
      }),
    replace: (items) => setChosen(mapOf(items)),
    settle: (items, left) =>
      setChosen((present) => {
        const tried = mapOf(items);
        const still = mapOf(left);
        return new Map(
          [...present]
            .filter(([id]) => !tried.has(id) || still.has(id))
            .map(([id, item]) => [id, still.get(id) ?? item]),
        );
      }),
  };
}
