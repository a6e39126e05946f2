import type { Subscriber, SubscriberQuery } from '@apoti/contract';
import { momentText } from '../../shared/lib/moment-text';
import { Checkbox } from '../../shared/ui/Checkbox';
import { ListTable, SortedHead } from '../lists/ListTable';
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

/** A page of the subscribers. Days begin with the newest. */
export function SubscriberTable({ subscribers, sort, isNext, selection }: SubscriberTableProps) {
  return (
    <ListTable
      caption={texts.title}
      cardsBelow="narrow"
      isNext={isNext}
      items={subscribers}
      selection={selection}
      selectPage={texts.selectPage}
      heads={
        <>
          <SortedHead orders={['name', '-name']} sort={sort} name="Name" />
          <SortedHead orders={['email', '-email']} sort={sort} name="E-mail" />
          <SortedHead orders={['-date', 'date']} sort={sort} name="Subscribed" />
        </>
      }
    >
      {subscribers.map((subscriber) => (
        <Row key={subscriber.id} subscriber={subscriber} selection={selection} />
      ))}
    </ListTable>
  );
}

function Row({ subscriber, selection }: { subscriber: Subscriber; selection: SubscriberSelection }) {
  const { id, name, email, subscribed_at: at } = subscriber;
  const isSelected = selection.has(id);
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      <td role="cell" className={styles.select}>
        <Checkbox
          label={<span className="visually-hidden">Select: {email}</span>}
          checked={isSelected}
          onChange={({ target }) => selection.set([{ id, email }], target.checked)}
        />
      </td>
      <th scope="row" role="rowheader" className={styles.name}>
        {name}
      </th>
      <td role="cell" className={styles.email}>
        {email}
      </td>
      <td role="cell" className={styles.date}>
        <time dateTime={at}>{momentText(Date.parse(at))}</time>
      </td>
    </tr>
  );
}
