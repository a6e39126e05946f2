import { withQuery } from '../../shared/lib/use-query';
import { ClearFilters } from '../../shared/ui/ClearFilters';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Pagination } from '../../shared/ui/Pagination';
import type { PressList } from './press-list';
import { PressItems } from './PressItems';
import styles from './PressReleasesPage.module.css';

function Missing({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState title="No press releases found" action={filtered && <ClearFilters href="/press-releases" isButton />}>
      <p>{filtered ? 'Try another word, or a category alone.' : 'The first one will stand here.'}</p>
    </EmptyState>
  );
}

/** The posts of an address: the latest ones, or what was found; how many there are, but for those below Featured News (P13). */
export function PressResults({ list }: { list: PressList }) {
  const { items, total, isCounted, page, pages, search, category } = list;
  const isFiltered = search !== '' || category !== '';
  const hrefOf = (to: number) =>
    `/press-releases${withQuery('', { search, category, page: to === 1 ? '' : String(to) })}#news`;
  const found = isCounted ? `${total} ${total === 1 ? 'result' : 'results'} found` : '';
  return (
    <section aria-labelledby="news" className={styles.latest}>
      <div className={styles.bar}>
        <h2 id="news" tabIndex={-1}>
          {isFiltered ? 'Results' : 'Latest News'}
        </h2>
        <p role="status">{found}</p>
        {isFiltered && total > 0 && <ClearFilters href="/press-releases" />}
      </div>
      {total === 0 && <Missing filtered={isFiltered} />}
      {total > 0 && items.length === 0 && <p>All the news there is stands above.</p>}
      {items.length > 0 && <PressItems items={items} search={search} />}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </section>
  );
}
