import type { FaqItem } from '@apoti/contract';
import { holds } from '../../../shared/lib/text-match';

/** What questions are chosen by; an empty text is no choice. */
export type FaqFilter = { search: string; category: string };

export const noFilter: FaqFilter = { search: '', category: '' };

/** The questions that match both search and category, inactive ones too, in their order. */
export function findFaqs(faqs: readonly FaqItem[], { search, category }: FaqFilter): FaqItem[] {
  return faqs.filter(
    (faq) =>
      (category === '' || faq.category === category) && (holds(faq.question, search) || holds(faq.answer, search)),
  );
}

/** How many questions each category has, by its id. */
export function countByCategory(faqs: readonly FaqItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of faqs) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
