import { describe, expect, it } from 'vitest';
import { filterFaqs, groupFaqs, readFaqFilter } from './faq-filter';

const faq = (id: number, category: string, question: string, answer = 'An answer.') => ({
  id,
  category,
  question,
  answer,
});
const faqs = [
  faq(1, 'app', 'Where is my PIN?'),
  faq(2, 'app', 'Is it free?'),
  faq(3, 'usage', 'Lost?', 'Your pin opens.'),
];
const categories = [
  { id: 'usage', name: 'Using' },
  { id: 'app', name: 'App' },
  { id: 'empty', name: 'Empty' },
];
const ids = (filter: { search?: string; category?: string }) =>
  filterFaqs(faqs, { search: '', category: '', ...filter }).map(({ id }) => id);

describe('the FAQ filter', () => {
  it('P10: searches in question or answer, whatever the case', () => {
    expect(ids({ search: 'PiN' })).toEqual([1, 3]);
    expect(ids({ search: 'nothing' })).toEqual([]);
  });

  it('P10: search and category both must match', () => {
    expect(ids({ search: 'pin', category: 'app' })).toEqual([1]);
    expect(ids({ category: 'app' })).toEqual([1, 2]);
    expect(ids({})).toEqual([1, 2, 3]);
  });

  it('P10: a category that is not there has no questions', () => {
    expect(filterFaqs(faqs, readFaqFilter({ category: 'none' }))).toEqual([]);
    expect(readFaqFilter({ search: ' pin ' })).toEqual({ category: '', search: 'pin' });
  });

  it('P10: questions stand under their category, those of a category that is gone at the end', () => {
    const groups = groupFaqs([...faqs, faq(4, 'gone', 'Still here?')], categories);
    expect(groups.map(({ name, faqs: own }) => [name, own.map(({ id }) => id)])).toEqual([
      ['Using', [3]],
      ['App', [1, 2]],
      ['More questions', [4]],
    ]);
  });
});
