import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import { buttonClass } from '../../shared/ui/Button';
import type { LockerStation } from './locker-data';
import type { LockerFilter, Placed } from './locker-filter';
import styles from './LockerFinder.module.css';
import { STEP } from './shown-stations';
import { opensElsewhere } from '../../shared/lib/opens-elsewhere';

type MoreStationsProps = {
  found: readonly Placed<LockerStation>[];
  /** Those that the list shows. */
  shown: readonly Placed<LockerStation>[];
  /** How many of them are the first ones; one that is pointed out may stand after them. */
  count: number;
  filter: LockerFilter;
  /** The station that the address points out. */
  marked: LockerStation | undefined;
  /** Told the id of the first new one's element. */
  onMore: (id: string) => void;
};

/** The way to the next stations of a long list (P9): they are added below; without script a page with more of them. */
export function MoreStations({ found, shown, count, filter, marked, onMore }: MoreStationsProps) {
  const setQuery = useSetQuery();
  const next = found.find((each) => !shown.includes(each));
  if (next === undefined) return null;
  const show = String(count + STEP);
  const id = `station-${next.station.id}`;
  const station = marked === undefined ? '' : String(marked.id);
  return (
    <div className={styles.more}>
      <p>
        {shown.length} of {found.length} stations shown
      </p>
      <a
        href={`/lockers${withQuery('', { ...filter, show, station })}#${id}`}
        className={buttonClass('secondary')}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onMore(id);
          setQuery({ show }, { replace: true });
        }}
      >
        Show more stations
      </a>
    </div>
  );
}
