import { FiRss } from 'react-icons/fi';
import { NewsletterBox } from '../../sections/newsletter-box/NewsletterBox';
import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import type { PageProps } from '../../shared/site-data/page-view';
import { PRESS_FEED } from '../../shared/site-data/press';
import { useSiteData } from '../../shared/site-data/site-data';
import { Chips } from '../../shared/ui/Chips';
import { PageHeader } from '../../shared/ui/PageHeader';
import { SearchField } from '../../shared/ui/SearchField';
import type { pressReleasesPage } from './press-releases-page';
import styles from './PressReleasesPage.module.css';
import { PressResults } from './PressResults';

/** Typing pauses so long before the server is asked, in ms. */
const PAUSE = 300;
const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Press releases', path: '/press-releases' },
];

/** The press releases (P13). */
export function PressReleasesPage({ page, query }: PageProps<ReturnType<typeof pressReleasesPage.page>>) {
  const { footer } = useSiteData();
  const setQuery = useSetQuery();
  const { categories, ...list } = page;
  const wanted = query['category'] ?? '';
  const category = categories.some((name) => name === wanted) ? wanted : '';
  const search = query['search'] ?? '';
  const chips = ['', ...categories].map((value) => ({
    value,
    label: value === '' ? 'All' : value,
    href: `/press-releases${withQuery('', { search, category: value })}`,
  }));
  const isWaiting = search.trim() !== list.search || category !== list.category;
  return (
    <>
      <PageHeader title="News from the lockers" kicker="Press releases" ground="deep" crumbs={crumbs}>
        <SearchField
          action="/press-releases"
          label="Search press releases"
          value={search}
          delay={PAUSE}
          onSearch={(text) => setQuery({ search: text.trim(), page: '' }, { replace: true })}
        >
          {category !== '' && <input type="hidden" name="category" value={category} />}
        </SearchField>
        <div className={styles.choices}>
          <Chips
            label="Categories"
            chips={chips}
            current={category}
            onChoose={(value) => setQuery({ category: value, page: '' })}
          />
          <a href={PRESS_FEED} className={styles.feed}>
            <FiRss aria-hidden="true" /> RSS feed
          </a>
        </div>
      </PageHeader>
      <div className={styles.page} aria-busy={isWaiting}>
        <PressResults list={list} />
        <NewsletterBox texts={{ ...footer.newsletter, title: 'Get the news by e-mail' }} />
      </div>
    </>
  );
}
