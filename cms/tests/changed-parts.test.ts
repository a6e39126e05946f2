import { expect, it } from 'vitest';
import { changedParts } from '../src/activity/changed-parts';

const changed = (...parts: string[]) => changedParts(parts.map((part) => ({ path: [part, 'title'], new: 'New' })));

it('A3: what was changed of the content is told by the names of the screens', () => {
  expect(changed('about', 'about', 'heroSlides')).toBe('About, Hero Carousel');
  expect(changed('about', 'heroSlides', 'faq', 'footer')).toBe('');
  expect(changed('constructor')).toBe('');
  expect(changedParts([{ path: [], new: {} }])).toBe('');
});
