import { expect, it } from 'vitest';
import { contentPatchSchema, newHeroSlide, heroSlideSchema } from '@apoti/contract';
import { mend, mendOrDrop, saferLink } from './mend';

it.each([
  ['uploads/van.png', '/uploads/van.png'],
  ['../uploads/van.png', '/uploads/van.png'],
  ['www.example.com/a', 'https://www.example.com/a'],
  ['//cdn.example.com/a.js', 'https://cdn.example.com/a.js'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['linkedin.com/in/a', 'https://linkedin.com/in/a'],
  ['info@example.com', 'mailto:info@example.com'],
  ['/a picture.png', '/a%20picture.png'],
  ['javascript:alert(1)', ''],
  ['java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
])('C5: the address %j of an older site becomes %j', (sent, safe) => expect(saferLink(sent)).toBe(safe));

it('C5: what is too long is cut, an address that may not be followed is mended; a missing title cannot be', () => {
  const notes: string[] = [];
  const slide = { ...newHeroSlide, id: 1, title: 'x'.repeat(130), backgroundImage: 'van.png' };
  const mended = mend(heroSlideSchema, slide, (text) => notes.push(text));
  expect(mended).toEqual({ value: { ...slide, title: 'x'.repeat(120), backgroundImage: '/van.png' } });
  expect(notes).toHaveLength(2);
  expect(mend(heroSlideSchema, { ...slide, title: ' ' }, () => undefined)).toEqual({
    broken: expect.stringContaining('Title is required'),
  });
});

it('C5: a text of a page that breaks a rule stays as it is here, the others come', () => {
  const notes: string[] = [];
  const sent = { about: { title: ' ', mission: 'New' } };
  const left = mendOrDrop(contentPatchSchema, sent, (text) => notes.push(text));
  expect(left).toEqual({ about: { mission: 'New' } });
  expect(notes).toEqual(['about › title: Title is required; it stays as it is here']);
});
