import { postCategories, postSorts, postStandings, type PostQuery } from '@apoti/contract';
import { useSetQuery } from '../../shared/lib/use-query';
import { SelectField } from '../../shared/ui/TextField';
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
        <SelectField label="Status" value={query.status} onChange={({ target }) => choose({ status: target.value })}>
          <option value="">All</option>
          {postStandings.map((standing) => (
            <option key={standing} value={standing}>
              {standingNames[standing]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Category"
          value={query.category}
          onChange={({ target }) => choose({ category: target.value })}
        >
          <option value="">All categories</option>
          {postCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <SelectField label="Author" value={query.author} onChange={({ target }) => choose({ author: target.value })}>
          <option value="">All authors</option>
          {names.map((author) => (
            <option key={author}>{author}</option>
          ))}
        </SelectField>
        <div className={styles.sort}>
          <SelectField label="Sort by" value={query.sort} onChange={({ target }) => choose({ sort: target.value })}>
            {postSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </ListBar>
  );
}
