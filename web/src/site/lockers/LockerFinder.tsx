import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router-dom';
import { isReady } from '../../shared/lib/is-ready';
import { mayLead } from '../../shared/lib/may-lead';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useNow } from '../../shared/lib/use-now';
import type { Query } from '../../shared/site-data/page-view';
import { useSiteData } from '../../shared/site-data/site-data';
import { ClearFilters } from '../../shared/ui/ClearFilters';
import { EmptyState } from '../../shared/ui/EmptyState';
import { FinderForm } from './FinderForm';
import type { LockerStation } from './locker-data';
import { byDistance, facets, filterStations, readFilter } from './locker-filter';
import styles from './LockerFinder.module.css';
import { lockersTitle } from './lockers-head';
import { MoreStations } from './MoreStations';
import { NearMe } from './NearMe';
import { firstStations, STEP, wantedCount } from './shown-stations';
import { StationUnit } from './StationUnit';
import { useFocusLater } from './use-focus-later';
import { useVisitorPlace } from './use-visitor-place';

/** Shows the station that the address points out, and names the page after it. */
function useMarked(marked: LockerStation | undefined, stations: readonly LockerStation[]): void {
  const way = useNavigationType();
  const id = marked?.id;
  const title = lockersTitle(marked);
  const name = useEffectEvent(() => {
    // What the page was named after until now; behind that stands what the settings say.
    const before = [undefined, ...stations].map(lockersTitle).find((one) => document.title.startsWith(`${one} | `));
    if (before !== undefined) document.title = title + document.title.slice(before.length);
  });
  useEffect(() => {
    // After the page's own title has been set.
    queueMicrotask(() => name());
  }, [title]);
  const show = useEffectEvent((shown: number) => {
    // By Back the list stands where it was left; nor is anybody taken from where they went before the app was there.
    if (!mayLead() || (isReady() && way === 'POP')) return;
    const unit = document.getElementById(`station-${shown}`);
    unit?.scrollIntoView();
    unit?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (id !== undefined) show(id);
  }, [id]);
}

type LockerFinderProps = { stations: readonly LockerStation[]; query: Query };

/** All stations, filtered by the address, the nearest first on request (P9). */
export function LockerFinder({ stations, query }: LockerFinderProps) {
  const { contact } = useSiteData();
  const now = useNow();
  const isHydrated = useHydrated();
  const visitor = useVisitorPlace();
  const marked = stations.find(({ id }) => String(id) === query['station']);
  useMarked(marked, stations);
  const focusLater = useFocusLater();
  const filter = readFilter(query, stations);
  const found = byDistance(filterStations(stations, filter), visitor.place);
  const count = wantedCount(query);
  const shown = firstStations(found, { count, marked });
  const isFiltered = facets.some((facet) => filter[facet] !== '');
  if (stations.length === 0)
    return (
      <EmptyState title="No stations yet" action={<a href="/contact">Ask us where the first ones open</a>}>
        <p>The first stations will be listed here as soon as they stand.</p>
      </EmptyState>
    );
  return (
    <div className={styles.finder}>
      <FinderForm stations={stations} filter={filter} />
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          <strong>{found.length}</strong> {found.length === 1 ? 'station' : 'stations'}
          {isFiltered && ` of ${stations.length}`}
        </p>
        {isFiltered && found.length > 0 && <ClearFilters href="/lockers" />}
        {/* Without script nobody could answer it. */}
        {isHydrated && <NearMe {...visitor} />}
      </div>
      {found.length === 0 ? (
        <EmptyState title="No station has all of that" action={<ClearFilters href="/lockers" isButton />}>
          <p>Take one of the filters away, or see all stations again.</p>
        </EmptyState>
      ) : (
        <>
          <ol className={`${styles.list} ${found.length > STEP ? styles.many : ''}`}>
            {shown.map(({ station, km }) => (
              <StationUnit
                key={station.id}
                station={station}
                km={km}
                now={now}
                marked={station === marked}
                phone={contact.phone}
              />
            ))}
          </ol>
          <MoreStations found={found} shown={shown} count={count} filter={filter} marked={marked} onMore={focusLater} />
        </>
      )}
    </div>
  );
}
