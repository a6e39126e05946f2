import { defaultFaq } from '@apoti/contract/content/default-faq';
import { expect, it } from 'vitest';
import { categoryIdOf, removeCategory, targetOf } from './faq-categories';

const { categories, faqs } = defaultFaq;

it('A13: the questions of a category that goes stay, in the one that was chosen', () => {
  const next = removeCategory(defaultFaq, 'payments', 'app');
  const moved = faqs.filter(({ category }) => category === 'payments').map(({ id }) => id);
  expect(moved.length).toBeGreaterThan(0);
  expect(next.categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id).filter((id) => id !== 'payments'));
  expect(next.faqs.map(({ id }) => id)).toEqual(faqs.map(({ id }) => id));
  expect(next.faqs.filter(({ id }) => moved.includes(id)).every(({ category }) => category === 'app')).toBe(true);
});

it('A13: nothing goes when there is nowhere for the questions to go', () => {
  expect(removeCategory(defaultFaq, 'payments', 'payments')).toBe(defaultFaq);
  expect(removeCategory(defaultFaq, 'payments', 'nowhere')).toBe(defaultFaq);
  expect(removeCategory(defaultFaq, 'nowhere', 'app')).toBe(defaultFaq);
});

it('A13: the questions of a category that goes move to the chosen one, else to General, else to the first', () => {
  expect(targetOf(categories, 'app')).toBe('app');
  expect(targetOf(categories, '')).toBe('general');
  expect(targetOf(categories, 'gone')).toBe('general');
  expect(targetOf(categories.slice(1), '')).toBe('locations');
});

it.each([
  ['Lost & found', 'lost-found'],
  ['General', 'general-2'],
  ['₦₦₦', 'category'],
  [`${'long '.repeat(20)}`, 'long-long-long-long-long-long-long-long-long-long'],
])('A13: a new category %j stands in addresses as %j', (name, id) => {
  expect(categoryIdOf(name, categories)).toBe(id);
});
