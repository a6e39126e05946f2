import { expect, it } from 'vitest';
import type { Sent } from '../browser/counted-line';
import { reached } from '../table';
import { lineRows } from './line-rows';

const sent = (kb: number, more: Partial<Sent> = {}): Sent => ({
  ...{ method: 'GET', path: '/', status: 200, bytes: kb * 1024, byWorker: false },
  ...more,
});
const beacon = sent(0.5, { method: 'POST', path: '/api/measure' });

it('X4: a second visit is everything on the line, the document that the worker answers and the beacon too', () => {
  const [, second, edited] = lineRows([
    { path: '/', line: { first: [sent(50)], second: [sent(0.25), beacon], edited: [sent(14), beacon] } },
    { path: '/faq', line: { first: [sent(60)], second: [sent(1), beacon], edited: [sent(21), beacon] } },
  ]);
  expect(second).toMatchObject({ figure: 1.5, peer: 'the most: /faq, of it the beacon 0.50 KB' });
  expect(second?.numbers).toEqual({ '/': 0.75, '/faq': 1.5 });
  expect(second && reached(second)).toBe(true);
  expect(edited).toMatchObject({ figure: 21.5, goal: { atMost: 20 } });
  expect(edited && reached(edited)).toBe(false);
});

it('X4: what the worker asks for by itself is counted at each visit, and named', () => {
  const byWorker = sent(19, { path: '/offline', byWorker: true });
  const [forLater, second] = lineRows([
    { path: '/', line: { first: [sent(100), byWorker], second: [sent(2), byWorker], edited: [] } },
  ]);
  expect(forLater).toMatchObject({ figure: 19 });
  expect(forLater?.goal).toBeUndefined();
  expect(second).toMatchObject({ figure: 21, peer: 'the most: /, of it the worker by itself 19.0 KB' });
});
