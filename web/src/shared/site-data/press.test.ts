import { expect, it } from 'vitest';
import { readingTime } from './press';

it('P14: reading time is what the author says, else 200 words a minute, at least one', () => {
  expect(readingTime({ readTime: ' 4 min ', content: '' })).toBe('4 min');
  expect(readingTime({ readTime: '', content: '<p>Two words</p>' })).toBe('1 min read');
  expect(readingTime({ readTime: ' ', content: `<p>${'word '.repeat(401)}</p>` })).toBe('3 min read');
  expect(readingTime({ readTime: '', content: '<p>one</p><p>two</p>'.repeat(150) })).toBe('2 min read');
});
