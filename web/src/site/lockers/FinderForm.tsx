import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { FilterSelect } from '../../shared/ui/FilterField';
import { PublicForm } from '../../shared/ui/PublicForm';
import styles from './FinderForm.module.css';
import type { LockerStation } from './locker-data';
import { choicesOf, type LockerFilter } from './locker-filter';

const selects = [
  { facet: 'area', label: 'Area', all: 'All areas' },
  { facet: 'size', label: 'Free now', all: 'Any size' },
  { facet: 'feature', label: 'Feature', all: 'Any feature' },
] as const;

/** Another choice is another list: it begins with its first stations, and points none out. */
const again = { station: '', show: '' };

type FinderFormProps = { stations: readonly LockerStation[]; filter: LockerFilter };

/** The states as links, each to its own filtered page; a choice begins with all areas again. */
function States({ stations, filter }: FinderFormProps) {
  const setQuery = useSetQuery();
  const states = choicesOf('state', stations, { ...filter, area: '' });
  const all = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={styles.states} aria-label="State">
      {[{ value: '', label: 'All', count: all }, ...states].map(({ value, label, count }) => (
        <li key={value}>
          <a
            href={`/lockers${withQuery('', { ...filter, state: value, area: '' })}`}
            aria-current={value === filter.state ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setQuery({ state: value, area: '', ...again });
            }}
          >
            {label} <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What stations are chosen by (P9): in the address, and a plain form without script. */
export function FinderForm({ stations, filter }: FinderFormProps) {
  const setQuery = useSetQuery();
  return (
    <PublicForm method="get" action="/lockers" role="search" aria-label="Stations" className={styles.form}>
      <States stations={stations} filter={filter} />
      {filter.state !== '' && <input type="hidden" name="state" value={filter.state} />}
      <div className={styles.selects}>
        {selects.map(({ facet, label, all }) => (
          <FilterSelect
            key={facet}
            label={label}
            name={facet}
            value={filter[facet]}
            onChoose={(value) => setQuery({ [facet]: value, ...again })}
          >
            <option value="">{all}</option>
            {choicesOf(facet, stations, filter).map(({ value, label: text, count }) => (
              <option key={value} value={value}>
                {text} ({count})
              </option>
            ))}
          </FilterSelect>
        ))}
        <noscript>
          <Button type="submit">Show stations</Button>
        </noscript>
      </div>
    </PublicForm>
  );
}
