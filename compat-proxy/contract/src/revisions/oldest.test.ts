import { expect, it } from 'vitest';
import { oldestRevision } from './oldest';

it.each([
  [[], null],
  [[undefined, undefined], null],
  [['a.5', undefined, 'a.3', 'a.9'], 'a.3'],
  [['a.5', 'a.7-public'], 'a.5-public'],
  [['a.5', 'b.3'], 'a.5'],
])('C8: a list whose items were read from %j was read from %s', (revisions, oldest) => {
  expect(oldestRevision(revisions)).toBe(oldest);
});
