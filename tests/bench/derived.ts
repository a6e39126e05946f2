import { withUnit, type Row } from './table';

/**
 * Others, measured once on one two-core machine the same day as a bare Fastify: 16 connections, home page, compressed. They are not
 * installed here, so what is said of them follows from the ratio to the bare Fastify of this run.
 */
const ELSEWHERE = { fastify: 34_800, wordpressCached: 2_880, wordpressStoredGzip: 34_000, wordpressUncached: 42 };

/** Five times what WordPress answers without its page cache. */
export const UNCACHED_GOAL = 5 * ELSEWHERE.wordpressUncached;

const followed = [
  { name: 'WordPress behind nginx’s page cache', perSecond: ELSEWHERE.wordpressCached, atLeast: 12 },
  { name: 'the same with stored gzip', perSecond: ELSEWHERE.wordpressStoredGzip, atLeast: 1 },
];

/** What follows for those that are not here from how often ours answers for each answer of the bare Fastify. */
export function derivedRows(rows: readonly Row[]): Row[] {
  const beside = rows.find(({ row, what, peer = '' }) => {
    return row === 'S1' && what.endsWith('requests/s') && peer.startsWith('bare Fastify');
  });
  const { ratio } = beside ?? {};
  if (ratio === undefined) return [];
  return followed.map(({ name, perSecond, atLeast }) => ({
    row: 'S1',
    what: 'home page: requests/s, derived from the ratio to Fastify',
    ours: withUnit(ratio, ' × Fastify'),
    peer: `${name} ${withUnit(perSecond / ELSEWHERE.fastify, ' × Fastify')}`,
    ratio: (ratio * ELSEWHERE.fastify) / perSecond,
    goal: { atLeast },
  }));
}
