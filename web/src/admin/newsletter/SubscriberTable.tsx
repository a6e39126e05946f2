import type { Subscriber, SubscriberQuery } from '@apoti/contract';
import { useEffect, useRef } from 'react';
import { FiArrowDown, FiArrowUp } from 'react-icons/fi';
import { momentText } from '../../shared/lib/moment-text';
import { useSetQuery } from '../../shared/lib/use-query';
import { Checkbox } from '../../shared/ui/Checkbox';
import { newsletterAdminTexts as texts } from './newsletter-texts';
import styles from './SubscriberTable.module.css';
import type { SubscriberSelection } from './use-subscriber-selection';

type SubscriberTableProps = {
  subscribers: readonly Subscriber[];
  sort: SubscriberQuery['sort'];
  /** Another page is on its way: what is shown is the one before. */
  isNext: boolean;
  selection: SubscriberSelection;
};

/** A page of the subscribers as a table, or as cards where there is no room for one. */
export function SubscriberTable({ subscribers, sort, isNext, selection }: SubscriberTableProps) {
  return (
    <div className={styles.frame} aria-busy={isNext}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.select}>
              <SelectPage subscribers={subscribers} selection={selection} />
            </th>
            <Sorted by="name" sort={sort} name="Name" />
            <Sorted by="email" sort={sort} name="E-mail" />
            <Sorted by="date" sort={sort} name="Subscribed" />
          </tr>
        </thead>
        <tbody>
          {subscribers.map((subscriber) => (
            <Row key={subscriber.id} subscriber={subscriber} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ subscriber, selection }: { subscriber: Subscriber; selection: SubscriberSelection }) {
  const { id, name, email, subscribed_at: at } = subscriber;
  const isSelected = selection.has(id);
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      <td className={styles.select}>
        <Checkbox
          label={<span className="visually-hidden">Select: {email}</span>}
          checked={isSelected}
          onChange={({ target }) => selection.set([{ id, email }], target.checked)}
        />
      </td>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.email}>{email}</td>
      <td className={styles.date}>
        <time dateTime={at}>{momentText(Date.parse(at))}</time>
      </td>
    </tr>
  );
}

/** Selects the whole page; half of it is neither yes nor no. */
function SelectPage({ subscribers, selection }: Pick<SubscriberTableProps, 'subscribers' | 'selection'>) {
  const box = useRef<HTMLInputElement>(null);
  const selected = subscribers.filter(({ id }) => selection.has(id)).length;
  const isAll = selected === subscribers.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !isAll;
  }, [selected, isAll]);
  return (
    <Checkbox
      ref={box}
      label={<span className={styles.selectAll}>{texts.selectPage}</span>}
      checked={isAll}
      onChange={({ target }) => selection.set(subscribers, target.checked)}
    />
  );
}

const directions = {
  name: ['name', '-name'],
  email: ['email', '-email'],
  date: ['-date', 'date'],
} as const;

/** A column's head that sorts; the other way round if it sorts already. Days begin with the newest. */
function Sorted({ by, sort, name }: { by: keyof typeof directions; sort: SubscriberQuery['sort']; name: string }) {
  const setQuery = useSetQuery();
  const [first, second] = directions[by];
  const isDown = sort === `-${by}`;
  const sorted = isDown ? 'descending' : sort === by ? 'ascending' : undefined;
  const Arrow = isDown ? FiArrowDown : FiArrowUp;
  return (
    <th scope="col" aria-sort={sorted}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => setQuery({ sort: sort === first ? second : first, page: '' })}
      >
        {name} <Arrow aria-hidden="true" className={sorted === undefined ? styles.unsorted : ''} />
      </button>
    </th>
  );
}
