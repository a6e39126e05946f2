import { dayParts } from '../../shared/lib/day-text';
import type { ShownEvent } from './event-list';
import styles from './DayTile.module.css';

type DayTileProps = {
  event: Pick<ShownEvent, 'date' | 'endDate' | 'isAhead' | 'status'>;
  /** The next one: its compartment is open. */
  next?: boolean;
};

/** An event's day as a compartment. What it says is said in words beside it, so it is not announced. */
export function DayTile({ event: { date, endDate, isAhead, status }, next = false }: DayTileProps) {
  const from = dayParts(date);
  const end = endDate > date ? dayParts(endDate) : null;
  // Over two months there is room for the first day alone.
  const to = end?.month === from.month && end.year === from.year ? end : null;
  const look = next ? styles.next : status === 'past' ? styles.past : '';
  if (status === 'recurring' && !isAhead)
    return <div className={`${styles.tile} ${styles.regular}`} aria-hidden="true" />;
  return (
    <div className={`${styles.tile} ${look}`} aria-hidden="true">
      <span>{from.weekday.slice(0, 3)}</span>
      <strong className={to === null ? '' : styles.range}>
        {from.day}
        {to !== null && `–${to.day}`}
      </strong>
      <span>{from.month.slice(0, 3)}</span>
    </div>
  );
}
