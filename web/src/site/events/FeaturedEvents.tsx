import { daysText } from '../../shared/lib/day-text';
import { DayTile } from './DayTile';
import type { ShownEvent } from './event-list';
import styles from './FeaturedEvents.module.css';

/** What nobody should miss, as tickets that lead to the entry in the calendar (P15). */
export function FeaturedEvents({ events }: { events: readonly ShownEvent[] }) {
  return (
    <section aria-labelledby="featured-events" className={styles.featured}>
      <h2 id="featured-events">Featured events</h2>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <a href={`#event-${event.id}`}>
              <DayTile event={event} next />
              <span className={styles.words}>
                <span>{event.type}</span>
                <strong>{event.title}</strong>
                <span>
                  {[event.isAhead ? daysText(event.date, event.endDate) : event.recurring, event.venue]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
