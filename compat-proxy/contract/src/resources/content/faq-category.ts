import type { Content } from './content';
import type { FaqCategory } from './faq';
import { newFaqItem } from './new-items';

/** The category of a question that names none: General (back-office §9), else the first one that there is. */
export function usualCategory(categories: readonly FaqCategory[]): string {
  const { category: usual } = newFaqItem;
  return categories.some(({ id }) => id === usual) ? usual : (categories[0]?.id ?? usual);
}

/**
 * Puts questions of General into the first category where General was deleted: it is what a question gets that was sent
 * without a category (C6), and what a client that knows nothing of other categories gives it. Any other unknown one stays.
 */
export function settleQuestions(content: Content): Content {
  const { categories, faqs } = content.faq;
  const { category: usual } = newFaqItem;
  const category = usualCategory(categories);
  if (category === usual || !faqs.some((faq) => faq.category === usual)) return content;
  const settled = faqs.map((faq) => (faq.category === usual ? { ...faq, category } : faq));
  return { ...content, faq: { categories, faqs: settled } };
}
