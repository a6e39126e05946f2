import { expect, it } from 'vitest';
import type { Activity } from '../people/activity';
import { recentActivity } from './recent-activity';

const at = '2026-01-31T09:00:00.000Z';
const entry = (key: string, action: Activity['action']): Activity => ({
  ...{ key, who: 'person:1', name: 'Ada', action, kind: action === 'saved' ? 'content' : null, item: '' },
  ...{ times: 1, first: at, last: at },
});
/** `s` is a sign-in, `r` a refused one, `c` a change, the newest first. */
const kinds = { s: 'signed-in', r: 'refused', c: 'saved' } as const;
const told = (done: string) =>
  recentActivity([...done].map((letter, place) => entry(`${letter}${place}`, kinds[letter as keyof typeof kinds]))).map(
    ({ key }) => key,
  );

it('A3: sign-ins do not crowd out who changed what', () => {
  expect(told('ssrssssscsccccsc')).toEqual(['s0', 's1', 'c8', 'c10', 'c11', 'c12']);
  expect(told('cccccccss')).toEqual(['c0', 'c1', 'c2', 'c3', 's7', 's8']);
});

it('A3: where little was changed, sign-ins fill the list; each is told in its place', () => {
  expect(told('ssssssss')).toEqual(['s0', 's1', 's2', 's3', 's4', 's5']);
  expect(told('scsssrss')).toEqual(['s0', 'c1', 's2', 's3', 's4', 'r5']);
  expect(told('csc')).toEqual(['c0', 's1', 'c2']);
  expect(told('')).toEqual([]);
});
