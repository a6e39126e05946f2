import { expect, it } from 'vitest';
import { hasHtml, plainText } from './plain-text';

it.each([
  ['a <b>', true],
  ['<!-- note -->', true],
  ['</p>', true],
  ['&amp;', true],
  ['&#160;', true],
  ['a < b > c', false],
  ['> <a', false],
  ['<a', false],
  ['a & b;', false],
])('C10: whether %j holds HTML', (text, isHtml) => expect(hasHtml(text)).toBe(isHtml));

it('C10: lines keep their ends, and no blanks around them; blanks within a line stay', () => {
  expect(plainText('<p>one  two \t</p>\n  <p> three</p>four<br>five')).toBe('one  two\nthree\nfour\nfive');
});

it('C10: tags that never end and blanks in a long row are gone through once, not once for each', () => {
  expect(hasHtml('<a'.repeat(1_000_000))).toBe(false);
  const blanks = ' '.repeat(1_000_000);
  expect(plainText(`<b>one${blanks}two</b>`)).toBe(`one${blanks}two`);
});
