import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import type { PageProps } from '../../shared/site-data/page-view';
import { Banner } from '../../shared/ui/Banner';
import { buttonClass } from '../../shared/ui/Button';
import { Chips } from '../../shared/ui/Chips';
import { ClearFilters } from '../../shared/ui/ClearFilters';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { SearchField } from '../../shared/ui/SearchField';
import { filterEvents, readEventFilter, sortEvents, type EventFilter, type EventsData } from './event-list';
import { EventResults } from './EventResults';
import styles from './EventsPage.module.css';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Events & Exhibition', path: '/events' },
];

function Filters({ page: { events, types }, filter }: { page: EventsData; filter: EventFilter }) {
  const setQuery = useSetQuery();
  const { search, type } = filter;
  const chips = ['', ...types].map((value) => ({
    value,
    label: value === '' ? 'All' : value,
    href: `/events${withQuery('', { search, type: value })}`,
    count: filterEvents(events, { search, type: value }).length,
  }));
  return (
    <>
      <SearchField
        action="/events"
        label="Search events"
        placeholder="Title, subject or place"
        value={search}
        onSearch={(text) => setQuery({ search: text.trim() }, { replace: true })}
      >
        {type !== '' && <input type="hidden" name="type" value={type} />}
      </SearchField>
      <Chips label="Types" chips={chips} current={type} onChoose={(value) => setQuery({ type: value })} />
    </>
  );
}

/** Events and exhibitions (P15). */
export function EventsPage({ page, query }: PageProps<EventsData>) {
  const filter = readEventFilter(query);
  const found = filterEvents(page.events, filter);
  const isFiltered = filter.search !== '' || filter.type !== '';
  return (
    <>
      <PageHeader title="Come and try a door" ground="deep" crumbs={crumbs}>
        <Filters page={page} filter={filter} />
      </PageHeader>
      <div className={styles.events}>
        <p role="status" className={isFiltered ? styles.count : 'visually-hidden'}>
          {found.length} {found.length === 1 ? 'event' : 'events'}
        </p>
        {found.length === 0 ? (
          <EmptyState title="No events found" action={isFiltered && <ClearFilters href="/events" isButton />}>
            <p>{isFiltered ? 'Try another word or another type.' : 'The next one will stand here.'}</p>
          </EmptyState>
        ) : (
          <EventResults {...sortEvents(found)} search={filter.search} isFiltered={isFiltered} />
        )}
        <Banner
          title="Shall we come to yours?"
          text="Tell us about your fair, your meetup or your street. We bring a locker, or somebody who can talk about one."
        >
          <a href="/contact" className={buttonClass('primary')}>
            Contact us
          </a>
        </Banner>
      </div>
    </>
  );
}
