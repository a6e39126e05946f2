import { postCategories, postSorts, postStandings, type PostQuery } from '@apoti/contract';
import { useSetQuery } from '../../shared/lib/use-query';
import { FilterSelect } from '../../shared/ui/FilterField';
import { ListBar } from '../form/ListBar';
import { SEARCH_QUIET_MS } from '../lists/list-texts';
import { ADD_ID } from './post-ids';
import styles from './PostList.module.css';
import { postTexts, sortNames, standingNames } from './post-texts';

/** What finds posts: each choice a step that Back takes back, typing none. */
export function PostFilters({ query, authors }: { query: PostQuery; authors: readonly string[] }) {
  const setQuery = useSetQuery();
  const choose = (changes: Record<string, string>) => setQuery({ ...changes, page: '' });
  // Also one that an address names who has no posts any more.
  const names = query.author === '' || authors.includes(query.author) ? authors : [...authors, query.author];
  return (
    <ListBar
      label="Search the posts"
      search={query.search}
      delay={SEARCH_QUIET_MS}
      onSearch={(search) => setQuery({ search: search.trim(), page: '' }, { replace: true })}
      addLabel={postTexts.add}
      addId={ADD_ID}
      add={() => setQuery({ edit: 'new' })}
    >
      <div className={styles.filters}>
        <FilterSelect label="Status" value={query.status} onChoose={(status) => choose({ status })}>
          <option value="">All</option>
          {postStandings.map((standing) => (
            <option key={standing} value={standing}>
              {standingNames[standing]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label="Category" value={query.category} onChoose={(category) => choose({ category })}>
          <option value="">All categories</option>
          {postCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </FilterSelect>
        <FilterSelect label="Author" value={query.author} onChoose={(author) => choose({ author })}>
          <option value="">All authors</option>
          {names.map((author) => (
            <option key={author}>{author}</option>
          ))}
        </FilterSelect>
        <div className={styles.sort}>
          <FilterSelect label="Sort by" value={query.sort} onChoose={(sort) => choose({ sort })}>
            {postSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </FilterSelect>
        </div>
      </div>
    </ListBar>
  );
}
