import styles from './Calendar.module.css';
import { EventEntry } from './EventEntry';
import { byMonth, type ShownEvent } from './event-list';

/** Events to come, month by month; the next one is open (P15). */
export function Calendar({ events, search }: { events: readonly ShownEvent[]; search: string }) {
  const next = events.find(({ isAhead }) => isAhead);
  return byMonth(events).map(({ key, month, year, events: own }) => (
    <div key={key} className={styles.month}>
      <h3>
        {month === '' ? 'Again and again' : month} {year !== '' && <span>{year}</span>}
      </h3>
      <ol>
        {own.map((event) => (
          <EventEntry key={event.id} event={event} search={search} next={event === next} />
        ))}
      </ol>
    </div>
  ));
}
