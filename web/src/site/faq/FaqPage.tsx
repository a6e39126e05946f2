import { whatsappLink } from '../../shared/lib/phone';
import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import type { PageProps } from '../../shared/site-data/page-view';
import { useSiteData } from '../../shared/site-data/site-data';
import { Banner } from '../../shared/ui/Banner';
import { buttonClass } from '../../shared/ui/Button';
import { Chips } from '../../shared/ui/Chips';
import { ClearFilters } from '../../shared/ui/ClearFilters';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { SearchField } from '../../shared/ui/SearchField';
import { filterFaqs, groupFaqs, readFaqFilter, type FaqData } from './faq-filter';
import { FaqBank } from './FaqBank';
import styles from './FaqPage.module.css';
import { useLinkedQuestion } from './use-linked-question';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'FAQ', path: '/faq' },
];

function Support() {
  const { contact } = useSiteData();
  const chat = whatsappLink(contact.whatsapp);
  return (
    <Banner title="Not in here?" text="Ask a person. Have your locker’s name or your phone number at hand.">
      <a href="/contact" className={buttonClass('primary')}>
        Contact Support
      </a>
      {chat !== '' && (
        <a href={chat} rel="noopener" className={buttonClass('secondary')}>
          WhatsApp support
        </a>
      )}
    </Banner>
  );
}

function Missing({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState title="No results found" action={filtered && <ClearFilters href="/faq" isButton />}>
      <p>
        {filtered
          ? 'Try a shorter word, or look through all questions.'
          : 'Ask us, and yours may be the first one here.'}
      </p>
    </EmptyState>
  );
}

/** Questions and answers (P10). */
export function FaqPage({ page, query }: PageProps<FaqData>) {
  const setQuery = useSetQuery();
  useLinkedQuestion();
  const { categories, faqs } = page;
  const filter = readFaqFilter(query);
  const { search, category } = filter;
  const found = filterFaqs(faqs, filter);
  const chips = [{ id: '', name: 'All Questions' }, ...categories].map(({ id, name }) => ({
    value: id,
    label: name,
    href: `/faq${withQuery('', { search, category: id })}`,
    count: filterFaqs(faqs, { search, category: id }).length,
  }));
  return (
    <>
      <PageHeader title="Which door may we open for you?" ground="deep" crumbs={crumbs}>
        <SearchField
          action="/faq"
          label="Search the questions"
          placeholder="PIN, price, size …"
          value={search}
          onSearch={(text) => setQuery({ search: text.trim() }, { replace: true })}
        >
          {category !== '' && <input type="hidden" name="category" value={category} />}
        </SearchField>
        <Chips
          label="Categories"
          chips={chips}
          current={category}
          onChoose={(value) => setQuery({ category: value })}
        />
      </PageHeader>
      <div className={styles.questions}>
        <p role="status" className={search === '' ? 'visually-hidden' : styles.count}>
          {found.length} {found.length === 1 ? 'question' : 'questions'}
          {search !== '' && ` with “${search}”`}
        </p>
        {found.length === 0 ? (
          <Missing filtered={search !== '' || category !== ''} />
        ) : (
          groupFaqs(found, categories).map((group) => <FaqBank key={group.id} group={group} search={search} />)
        )}
        <Support />
      </div>
    </>
  );
}
