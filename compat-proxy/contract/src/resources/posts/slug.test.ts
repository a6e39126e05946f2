import { expect, it } from 'vitest';
import { cleanSlug, slugFault, toSlug } from './slug';

it.each([
  ['Hello, World!', 'hello-world'],
  ['  Many   blanks -- and --- hyphens ', 'many-blanks-and-hyphens'],
  ['₦1,000 plans & more', '1000-plans-more'],
  ['Ẹ̀kọ́ and Ọ̀ṣun', 'eko-and-osun'],
])('A10: %j becomes the slug %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

it('A10: a slug of which nothing is left comes from the title', () => {
  expect(cleanSlug({ slug: ' My Slug ', title: 'A title' })).toBe('my-slug');
  expect(cleanSlug({ slug: '???', title: 'A title' })).toBe('a-title');
});

it.each([
  ['my-slug-2', undefined],
  ['', undefined],
  ['My Slug', 'A slug has only small letters, digits and hyphens, such as “my-slug”'],
  [' my-slug', 'A slug has only small letters, digits and hyphens, such as “my-slug”'],
  ['???', 'A slug has only small letters, digits and hyphens'],
])('A10: of the slug %j is said: %j', (slug, fault) => {
  expect(slugFault(slug)).toBe(fault);
});
