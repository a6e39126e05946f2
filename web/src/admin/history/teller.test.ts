import type { HistoryGroup } from '@apoti/contract';
import { expect, it } from 'vitest';
import { entryTeller, tellersOf } from './teller';
import { runText, toldPlaces } from './told-places';

type Changes = HistoryGroup['changes'];
const group = (change: number, { item, name }: { item: string; name: string }, changes: Changes): HistoryGroup => ({
  ...{ from: change, change, item, name, changes, more: 0 },
  ...{ who: 'Amina', door: 'back-office', first: '2026-03-01T08:00:00Z', last: '2026-03-01T08:00:00Z' },
});
const told = (groups: HistoryGroup[]) =>
  [...tellersOf(entryTeller(), groups)].map(([one, teller]) => runText(teller, one, toldPlaces(one)));

const excerpt = { path: ['draft', 'excerpt'], old: 'A', new: 'B' };
const yaba = { item: '4', name: 'Doors in Yaba' };

it('A10: a post that was renamed since is told by its title of then, each post by its own', () => {
  const groups = [
    group(9, yaba, [{ path: ['published', 'title'], old: 'Doors', new: 'Doors in Yaba' }]),
    group(8, { item: '5', name: 'Another' }, [excerpt]),
    group(7, yaba, [{ path: ['draft', 'title'], old: 'Doors', new: 'Doors in Yaba' }]),
    group(6, yaba, [excerpt]),
  ];
  expect(told(groups)).toEqual([
    'changed “Doors in Yaba”: Title, on the site',
    'changed “Another”: Excerpt',
    'changed “Doors” (now “Doors in Yaba”): Title',
    'changed “Doors” (now “Doors in Yaba”): Excerpt',
  ]);
});

it('A10: before it had a title at all, a post is told by that of now', () => {
  const title = { path: ['draft', 'title'], old: '', new: 'Doors in Yaba' };
  expect(told([group(9, yaba, [title]), group(8, yaba, [excerpt])])).toEqual([
    'changed “Doors in Yaba”: Title',
    'changed “Doors in Yaba”: Excerpt',
  ]);
});
