import { expect, it } from 'vitest';
import { waitText } from './appears-on';

const TODAY = '2026-03-01';
const now = { publishDate: TODAY, onSite: true };
const later = { publishDate: '2026-03-02', onSite: false };

it.each([
  ['one of today', [now], ''],
  ['one of tomorrow', [later], 'Visitors see it from 2 March 2026, 00:00 in Lagos on.'],
  ['one that visitors saw', [{ ...later, onSite: true }], 'It is off the site until 2 March 2026, 00:00 in Lagos.'],
  [
    'several, of which one waits',
    [now, later],
    '1 of them waits for its day: visitors see it from then on, 00:00 in Lagos.',
  ],
  [
    'some that wait',
    [now, later, later],
    '2 of them wait for their day: visitors see each from then on, 00:00 in Lagos.',
  ],
  ['all that wait', [later, later], 'They wait for their day: visitors see each from then on, 00:00 in Lagos.'],
])('A10: of %s that was published is said when it appears', (_, posts, text) => {
  expect(waitText(posts, TODAY)).toBe(text);
});
