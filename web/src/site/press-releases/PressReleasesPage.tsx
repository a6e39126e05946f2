import { FiRss } from 'react-icons/fi';
import { NewsletterBox } from '../../sections/newsletter-box/NewsletterBox';
import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import type { PageProps } from '../../shared/site-data/page-view';
import { PRESS_FEED } from '../../shared/site-data/press';
import { useSiteData } from '../../shared/site-data/site-data';
import { Banner } from '../../shared/ui/Banner';
import { buttonClass } from '../../shared/ui/Button';
import { Chips } from '../../shared/ui/Chips';
import { PageHeader } from '../../shared/ui/PageHeader';
import { SearchField } from '../../shared/ui/SearchField';
import { FeaturedNews } from './FeaturedNews';
import { PressFailure } from './PressFailure';
import type { pressReleasesPage } from './press-releases-page';
import styles from './PressReleasesPage.module.css';
import { PressResults } from './PressResults';

/** Typing pauses so long before the server is asked, in ms. */
const PAUSE = 300;
const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Press releases', path: '/press-releases' },
];

type PressData = ReturnType<typeof pressReleasesPage.page>;

/** What posts are chosen by: the search and the categories, each keeping the other. */
function Filters({
  categories,
  search,
  category,
}: {
  categories: readonly string[];
  search: string;
  category: string;
}) {
  const setQuery = useSetQuery();
  const chips = ['', ...categories].map((value) => ({
    value,
    label: value === '' ? 'All' : value,
    href: `/press-releases${withQuery('', { search, category: value })}`,
  }));
  return (
    <>
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
    </>
  );
}

/** The newsletter's box, light and within the news, while there is a newsletter: the footer has the dark one (P13). */
function News() {
  const { footer } = useSiteData();
  if (!footer.newsletter.enabled) return null;
  return <NewsletterBox look="card" texts={{ ...footer.newsletter, title: 'Get the news by e-mail' }} />;
}

/** The press releases (P13). */
export function PressReleasesPage({ page, query, failure = null }: PageProps<PressData>) {
  const { categories, ...list } = page;
  const category = query['category'] ?? '';
  const search = query['search'] ?? '';
  const hasFeatured = failure === null && list.featured.length > 0;
  const isWaiting = failure === null && (search.trim() !== list.search || category !== list.category);
  return (
    <>
      <PageHeader title="News from the lockers" ground="deep" crumbs={crumbs}>
        <Filters categories={categories} search={search} category={category} />
      </PageHeader>
      <div className={styles.page} aria-busy={isWaiting}>
        {hasFeatured && <FeaturedNews items={list.featured} />}
        {/* Keys: what is typed into the box stays where the box goes. */}
        {hasFeatured && <News key="news" />}
        {failure === null ? <PressResults key="results" list={list} /> : <PressFailure key="failure" {...failure} />}
        {!hasFeatured && <News key="news" />}
        <Banner look="signal" title="Writing about us?" text="Ask for facts, for pictures, or for somebody to talk to.">
          <a href="/contact" className={buttonClass('primary')}>
            Contact us
          </a>
        </Banner>
      </div>
    </>
  );
}
