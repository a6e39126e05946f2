import { expect, it } from 'vitest';
import { defaultContent } from '../../content/default-content';
import type { Faq } from './faq';
import { settleQuestions, usualCategory } from './faq-category';

const { categories, faqs } = defaultContent.faq;
const others = categories.filter(({ id }) => id !== 'general');
const withFaq = (faq: Faq) => ({ ...defaultContent, faq });

it('A13: a question that names no category stands in General, without it in the first one', () => {
  expect(usualCategory(categories)).toBe('general');
  expect(usualCategory(categories.toReversed())).toBe('general');
  expect(usualCategory(others)).toBe(others[0]?.id);
  expect(usualCategory([])).toBe('general');
});

it('C6: where General was deleted its questions stand in the first category, all others stay', () => {
  const settled = settleQuestions(withFaq({ categories: others, faqs })).faq;
  expect(settled.categories).toEqual(others);
  expect(settled.faqs).toEqual(
    faqs.map((faq) => (faq.category === 'general' ? { ...faq, category: others[0]?.id } : faq)),
  );
});

it('C6: nothing is moved while General is there, and no question of another lost category', () => {
  expect(settleQuestions(defaultContent)).toBe(defaultContent);
  const lost = withFaq({ categories: others, faqs: [{ ...faqs[0]!, category: 'nowhere' }] });
  expect(settleQuestions(lost)).toBe(lost);
});
