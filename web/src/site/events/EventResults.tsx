import { EmptyState } from '../../shared/ui/EmptyState';
import { Calendar } from './Calendar';
import { EventEntry } from './EventEntry';
import type { ShownEvent } from './event-list';
import styles from './EventsPage.module.css';
import { FeaturedEvents } from './FeaturedEvents';

type EventResultsProps = {
  featured: readonly ShownEvent[];
  upcoming: readonly ShownEvent[];
  past: readonly ShownEvent[];
  search: string;
  isFiltered: boolean;
};

/** What was found: featured events while nothing is filtered, those to come, those that are over (P15). */
export function EventResults({ featured, upcoming, past, search, isFiltered }: EventResultsProps) {
  return (
    <>
      {!isFiltered && featured.length > 0 && <FeaturedEvents events={featured} />}
      {(upcoming.length > 0 || !isFiltered) && (
        <section aria-labelledby="upcoming" className={styles.part}>
          <h2 id="upcoming">Upcoming Events</h2>
          {upcoming.length === 0 && <EmptyState title="Nothing planned right now">Look in again soon.</EmptyState>}
          <Calendar events={upcoming} search={search} />
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className={styles.part}>
          <h2 id="past">Past Events</h2>
          <ol className={styles.past}>
            {past.map((event) => (
              <EventEntry key={event.id} event={event} search={search} level={3} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
