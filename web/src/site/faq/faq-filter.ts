import type { FaqCategory, FaqItem } from '@apoti/contract';
import { holds } from '../../shared/lib/text-match';
import type { Query } from '../../shared/site-data/page-view';

/** What the FAQ page shows. */
export type FaqData = {
  categories: Pick<FaqCategory, 'id' | 'name'>[];
  faqs: Omit<FaqItem, 'active'>[];
};
/** What questions are chosen by; an empty text is no choice. */
export type FaqFilter = { search: string; category: string };
/** Questions of one category, under its name. */
export type FaqGroup = { id: string; name: string; faqs: FaqData['faqs'] };

/** Under what questions stand whose category is not there any more. */
const REST = { id: '', name: 'More questions' };

/** The filter in an address; a category that is not there has no questions. */
export function readFaqFilter(query: Query): FaqFilter {
  return { search: (query['search'] ?? '').trim(), category: query['category'] ?? '' };
}

/** The questions that match both the search, in question or answer, and the category (P10). */
export function filterFaqs(faqs: FaqData['faqs'], { search, category }: FaqFilter): FaqData['faqs'] {
  return faqs.filter(
    (faq) =>
      (category === '' || faq.category === category) && (holds(faq.question, search) || holds(faq.answer, search)),
  );
}

/** Questions by category, in the order of the categories; empty groups are left out. */
export function groupFaqs(faqs: FaqData['faqs'], categories: FaqData['categories']): FaqGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const groups = categories.map(({ id, name }) => ({ id, name, faqs: faqs.filter(({ category }) => category === id) }));
  const rest = { ...REST, faqs: faqs.filter(({ category }) => !known.has(category)) };
  return [...groups, rest].filter((group) => group.faqs.length > 0);
}
