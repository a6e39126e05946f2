import { expect, it } from 'vitest';
import { tooMany } from './prune';

const entry = (address: string, keptAt: number, bytes = 10) => ({ address, keptAt, bytes });

it('X4: of too many pages the oldest go, in whatever order they are, and what is kept for good never', () => {
  const pages = [entry('/faq', 1), entry('/b', 3), entry('/a', 2), entry('/c', 4)];
  expect(tooMany(pages, { most: 2, bytes: Infinity, forGood: ['/faq'] })).toEqual(['/a']);
  expect(tooMany(pages, { most: 4, bytes: Infinity })).toEqual([]);
  expect(tooMany(pages, { most: 0, bytes: Infinity }).toSorted()).toEqual(['/a', '/b', '/c', '/faq']);
});

it('X4: pictures stay within their bytes, the newest first', () => {
  const pictures = [entry('/old', 1, 50), entry('/new', 3, 60), entry('/middle', 2, 40)];
  expect(tooMany(pictures, { most: Infinity, bytes: 100 })).toEqual(['/old']);
  expect(tooMany(pictures, { most: Infinity, bytes: 59 })).toEqual(['/new', '/middle', '/old']);
});
