import { librarySorts, mediaCategories, mediaKinds } from '@apoti/contract';
import type { IconType } from 'react-icons';
import { FiFolder, FiGrid, FiList } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { useSetQuery, withQuery } from '../../../shared/lib/use-query';
import { FilterCheckbox, FilterSelect } from '../../../shared/ui/FilterField';
import { ListSearch } from '../../form/ListSearch';
import { categoryName, kindNames } from '../../library/file-texts';
import { SEARCH_QUIET_MS } from '../../lists/list-texts';
import { views, type MediaAddress, type View } from '../media-address';
import { sortNames, viewNames } from '../media-texts';
import styles from './Library.module.css';

type MediaFiltersProps = {
  address: MediaAddress;
  /** How many pictures have no alt text; undefined while that is not known. */
  missingAlt: number | undefined;
};

/** What finds files, and how they are shown: each choice a step that Back takes back, typing none. */
export function MediaFilters({ address, missingAlt }: MediaFiltersProps) {
  const setQuery = useSetQuery();
  const choose = (changes: Record<string, string>) => setQuery({ ...changes, page: '' });
  return (
    <>
      <div className={styles.bar}>
        <ListSearch
          label="Search the files"
          placeholder="Name, alt text or category"
          value={address.search}
          delay={SEARCH_QUIET_MS}
          onSearch={(search) => setQuery({ search: search.trim(), page: '' }, { replace: true })}
        />
        <div className={styles.filters}>
          <FilterSelect label="Category" value={address.category} onChoose={(category) => choose({ category })}>
            <option value="">All categories</option>
            {mediaCategories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect label="Kind" value={address.kind} onChoose={(kind) => choose({ kind })}>
            <option value="">All kinds</option>
            {mediaKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect label="Sort by" value={address.sort} onChoose={(sort) => choose({ sort })}>
            {librarySorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </FilterSelect>
        </div>
      </div>
      {address.tab === 'active' && (
        <div className={styles.more}>
          <FilterCheckbox
            label={`Images without alt text${missingAlt === undefined ? '' : ` (${missingAlt.toLocaleString('en')})`}`}
            checked={address.missingAlt === 'true'}
            onChoose={(isOn) => choose({ missingAlt: isOn ? 'true' : '' })}
          />
          <Views current={address.view} />
        </div>
      )}
    </>
  );
}

const icons: Record<View, IconType> = { folder: FiFolder, grid: FiGrid, list: FiList };

function Views({ current }: { current: View }) {
  return (
    <nav aria-label="View" className={styles.views}>
      {views.map((view) => {
        const Icon = icons[view];
        return (
          <Link
            key={view}
            to={{ search: withQuery(window.location.search, { view: view === 'folder' ? '' : view, page: '' }) }}
            aria-current={view === current ? 'true' : undefined}
          >
            <Icon aria-hidden="true" /> {viewNames[view]}
          </Link>
        );
      })}
    </nav>
  );
}
