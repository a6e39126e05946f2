import { expect, it } from 'vitest';
import { toSlug } from './slug';

it.each([
  ['Hello, World!', 'hello-world'],
  ['  Many   blanks -- and --- hyphens ', 'many-blanks-and-hyphens'],
  ['₦1,000 plans & more', '1000-plans-more'],
  ['Ẹ̀kọ́ and Ọ̀ṣun', 'eko-and-osun'],
])('A10: %j becomes the slug %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
