import { librarySorts, mediaCategories, mediaKinds } from '@apoti/contract';
import type { IconType } from 'react-icons';
import { FiFolder, FiGrid, FiList } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { useSetQuery, withQuery } from '../../../shared/lib/use-query';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { SearchField } from '../../../shared/ui/SearchField';
import { SelectField } from '../../../shared/ui/TextField';
import { categoryName, kindNames } from '../../library/file-texts';
import { SEARCH_QUIET_MS } from '../../lists/list-texts';
import { views, type MediaAddress, type View } from '../media-address';
import { sortNames, viewNames } from '../media-texts';
import styles from './Library.module.css';

/** What finds files, and how they are shown: each choice a step that Back takes back, typing none. */
export function MediaFilters({ address, missingAlt }: { address: MediaAddress; missingAlt: number }) {
  const setQuery = useSetQuery();
  const choose = (changes: Record<string, string>) => setQuery({ ...changes, page: '' });
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            action=""
            label="Search the files"
            placeholder="Name, alt text or category"
            value={address.search}
            delay={SEARCH_QUIET_MS}
            onSearch={(search) => setQuery({ search: search.trim(), page: '' }, { replace: true })}
          />
        </div>
        <div className={styles.filters}>
          <SelectField
            label="Category"
            value={address.category}
            onChange={({ target }) => choose({ category: target.value })}
          >
            <option value="">All categories</option>
            {mediaCategories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </SelectField>
          <SelectField label="Kind" value={address.kind} onChange={({ target }) => choose({ kind: target.value })}>
            <option value="">All kinds</option>
            {mediaKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Sort by" value={address.sort} onChange={({ target }) => choose({ sort: target.value })}>
            {librarySorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {address.tab === 'active' && (
        <div className={styles.more}>
          <Checkbox
            label={`Images without alt text (${missingAlt.toLocaleString('en')})`}
            checked={address.missingAlt === 'true'}
            onChange={({ target }) => choose({ missingAlt: target.checked ? 'true' : '' })}
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
