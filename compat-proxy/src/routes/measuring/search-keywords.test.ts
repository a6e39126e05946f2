import { expect, it } from 'vitest';
import { withSearchConsole } from './search-keywords';

const own = (keyword: string, searches: number) => ({
  keyword,
  searches,
  position: null,
  clicks: null,
  impressions: null,
});
const figures = { clicks: 4, impressions: 90, position: 2.5 };
const google = (...words: string[]) => ({
  lastSync: '2026-01-31T08:00:00.000Z',
  metrics: { clicks: 4, impressions: 90, averagePosition: 2.5, ctr: 0.044 },
  topQueries: words.map((name) => ({ name, ...figures })),
  topPages: [],
});

it('A20: without Search Console, the words are those that were searched for here', () => {
  expect(withSearchConsole([own('how big', 3)], null)).toEqual([own('how big', 3)]);
});

it('A20: what Google said comes first, and a word that both know is one row', () => {
  const words = withSearchConsole(
    [own('Lockers Lagos', 7), own('how big', 3)],
    google('parcel locker', 'lockers lagos'),
  );
  expect(words).toEqual([
    { keyword: 'parcel locker', ...figures, searches: null },
    { keyword: 'lockers lagos', ...figures, searches: 7 },
    own('how big', 3),
  ]);
});

it('A20: so many words as a panel shows', () => {
  const many = Array.from({ length: 12 }, (_, at) => own(`word ${at}`, 1));
  expect(withSearchConsole(many, google('a')).map(({ keyword }) => keyword)).toHaveLength(10);
});
