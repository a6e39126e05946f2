import { summary } from '../../shared/lib/summary';
import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs, questionFacts } from '../../shared/site-data/structured';
import type { FaqData } from './faq-filter';

/** Questions and answers (P10): the active ones, all of them, of which the page chooses by its address. */
export const faqPage = definePage({
  kinds: ['content'],
  params: { search: 'text', category: { filter: ({ content }) => content.faq.categories.map(({ id }) => id) } },
  page: ({ data: { content } }): FaqData => ({
    categories: content.faq.categories.map(({ id, name }) => ({ id, name })),
    faqs: content.faq.faqs
      .filter(({ active }) => active)
      .map(({ id, category, question, answer }) => ({ id, category, question, answer })),
  }),
  head: ({ categories, faqs }, { origin }) => ({
    title: 'Questions and answers',
    description: summary(
      `${['Answers about our parcel lockers', categories.map(({ name }) => name).join(', ')].filter(Boolean).join(': ')}.`,
    ),
    structured: [breadcrumbs(origin, [['FAQ', '/faq']]), ...questionFacts(faqs)],
  }),
});
