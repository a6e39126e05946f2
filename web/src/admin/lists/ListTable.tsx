import type { ReactNode } from 'react';
import { FiArrowDown, FiArrowUp } from 'react-icons/fi';
import { useSetQuery } from '../../shared/lib/use-query';
import styles from './ListTable.module.css';
import { SelectPage } from './SelectPage';
import type { Selection } from './use-selection';

type ListTableProps<T extends { id: number | string }> = {
  caption: string;
  /** Where its rows become cards: below `wide` (54rem) or `narrow` (40rem). */
  cardsBelow: 'wide' | 'narrow';
  /** Another page is on its way: what is shown is the one before. */
  isNext: boolean;
  items: readonly T[];
  selection: Pick<Selection<T>, 'has' | 'set'>;
  /** Of the box that selects the page. */
  selectPage: string;
  /** The other heads. */
  heads: ReactNode;
  children: ReactNode;
};

/**
 * A page of a list as a table, or as cards where there is no room for one: still a table to a screen reader, for which its
 * parts name their roles, since a browser forgets them with the look of a table.
 */
export function ListTable<T extends { id: number | string }>(props: ListTableProps<T>) {
  const { caption, cardsBelow, isNext, items, selection, selectPage, heads, children } = props;
  const label = <span className={styles.selectAll}>{selectPage}</span>;
  return (
    <div className={`${styles.frame} ${styles[cardsBelow]}`} aria-busy={isNext}>
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={styles.select}>
              <SelectPage items={items} selection={selection} label={label} />
            </th>
            {heads}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

type SortedHeadProps = {
  /** The column's orders, as the address has them: the one that a press chooses first comes first. */
  orders: readonly [first: string, second: string];
  /** The order that holds; one that begins with `-` goes down. */
  sort: string;
  name: string;
};

/** A column's head that sorts; the other way round if it sorts already. */
export function SortedHead({ orders: [first, second], sort, name }: SortedHeadProps) {
  const setQuery = useSetQuery();
  const isSorted = sort === first || sort === second;
  const isDown = isSorted && sort.startsWith('-');
  const Arrow = isDown ? FiArrowDown : FiArrowUp;
  return (
    <th scope="col" role="columnheader" aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => setQuery({ sort: sort === first ? second : first, page: '' })}
      >
        {name} <Arrow aria-hidden="true" className={isSorted ? '' : styles.unsorted} />
      </button>
    </th>
  );
}
