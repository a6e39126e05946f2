import { leadKinds, leadStateNames, leadStates, type LeadCounts } from '@apoti/contract';
import { useLocation } from 'react-router-dom';
import { withQuery } from '../../shared/lib/use-query';
import { Chips } from '../../shared/ui/Chips';
import { SearchField } from '../../shared/ui/SearchField';
import { FilterSelect } from '../../shared/ui/FilterField';
import type { ListQuery } from '../form/use-list-query';
import { SEARCH_QUIET_MS } from '../lists/list-texts';
import type { LeadFilter } from './lead-filter';
import styles from './LeadList.module.css';

const kindNames = { contact: 'Contact messages', franchise: 'Franchise applications' } as const;

type LeadFiltersProps = { query: ListQuery<keyof LeadFilter>; counts: LeadCounts | undefined };

/** What finds leads: each choice a step that Back takes back, typing none. */
export function LeadFilters({ query: { filter, choose }, counts }: LeadFiltersProps) {
  const { pathname, search } = useLocation();
  const hrefOf = (state: string) => `${pathname}${withQuery(search, { state, page: '' })}`;
  const all = counts && counts.new + counts['in-progress'] + counts.done;
  const chipOf = (value: string, label: string, count: number | undefined) => ({
    value,
    label,
    href: hrefOf(value),
    ...(count === undefined ? {} : { count }),
  });
  return (
    <div className={styles.filters}>
      <SearchField
        action=""
        label="Search the leads"
        placeholder="Name, e-mail, phone or text"
        value={filter.search}
        onSearch={(text) => choose({ search: text }, { typing: true })}
        delay={SEARCH_QUIET_MS}
      />
      <FilterSelect label="Kind" value={filter.kind} onChoose={(kind) => choose({ kind })}>
        <option value="">All kinds</option>
        {leadKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </FilterSelect>
      <Chips
        label="State"
        chips={[
          chipOf('', 'All but spam', all),
          ...leadStates.map((state) => chipOf(state, leadStateNames[state], counts?.[state])),
        ]}
        current={filter.state}
        onChoose={(state) => choose({ state })}
      />
    </div>
  );
}
