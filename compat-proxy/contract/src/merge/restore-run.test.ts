import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change } from './change';
import { diff } from './diff';
import type { Json } from './json';
import { netChanges } from './net-changes';
import { restore } from './restore';
import { restoreRun, runChanges } from './restore-run';
import type { Shape } from './shape';

const shape: Shape = {
  kind: 'object',
  fields: {
    list: {
      kind: 'list',
      identity: 'id',
      numeric: true,
      label: null,
      item: { kind: 'object', fields: { id: { kind: 'atom' }, title: { kind: 'atom' } } },
    },
  },
};
const card = (id: number, title = `No. ${id}`) => ({ id, title });
const of = (...ids: number[]) => ({ list: ids.map((id) => card(id)) });
/** What each save of a person changed, from one state to the next. */
const savesOf = (...states: Json[]) => states.slice(1).map((next, at) => diff(shape, states[at], next));
const back = (saves: ReturnType<typeof savesOf>, current: Json, ...ids: number[]) =>
  restoreRun(shape, current, saves, { side: 'before', paths: ids.map((id) => ['list', `#${id}`]) });

it('A13: what was deleted after it was moved comes back to where it was deleted', () => {
  const saves = savesOf(of(1, 2, 3, 4), of(1, 3, 4, 2), of(1, 3, 4));
  expect(back(saves, of(1, 3, 4), 2)).toEqual({ next: of(1, 3, 4, 2), found: 1, missing: [] });
});

it('A13: what was deleted comes back behind its neighbour of then, however the run sorted the others before and after', () => {
  const saves = savesOf(of(1, 2, 3, 4, 5), of(5, 4, 3, 2, 1), of(5, 4, 2, 1), of(1, 2, 4, 5));
  expect(back(saves, of(1, 2, 4, 5), 3).next).toEqual(of(1, 2, 4, 3, 5));
});

it('A13: several that were deleted one after the other come back to where each was', () => {
  const saves = savesOf(of(1, 2, 3, 4), of(4, 3, 2, 1), of(4, 2, 1), of(4, 1));
  for (const ids of [
    [2, 3],
    [3, 2],
  ])
    expect(back(saves, of(4, 1), ...ids)).toEqual({ next: of(4, 3, 2, 1), found: 2, missing: [] });
});

it('A6: what was typed into an item before it was deleted comes back with it, and is told so', () => {
  const edited = { list: [card(1), card(2, 'Typed')] };
  const saves = savesOf(of(1, 2), edited, of(1));
  expect(back(saves, of(1), 2).next).toEqual(edited);
  expect(runChanges(shape, saves)).toContainEqual({ path: ['list', '#2'], old: card(2, 'Typed') });
});

it('A13: what was added and deleted in one run is told, and comes back alone where it is asked for itself', () => {
  const saves = savesOf(of(1, 2), of(1, 3, 2), of(1, 2), { list: [card(1, 'Edited'), card(2)] });
  const current = { list: [card(1, 'Edited'), card(2)] };
  expect(runChanges(shape, saves)).toContainEqual({ path: ['list', '#3'], old: card(3) });
  expect(back(saves, current, 3).next).toEqual({ list: [card(1, 'Edited'), card(3), card(2)] });
  expect(restoreRun(shape, current, saves, { side: 'before' }).next).toEqual(of(1, 2));
});

it('A13: what was deleted and added again in one run is not told as deleted', () => {
  const saves = savesOf(of(1), of(1, 2), of(1), of(1, 2));
  expect(runChanges(shape, saves).some(({ new: next }) => next === undefined)).toBe(false);
});

it('A6: an entry that was made and deleted in one run comes back', () => {
  const saves: Change[][] = [[{ path: [], new: of(1) }], [{ path: [], old: of(1) }]];
  expect(runChanges(shape, saves)).toEqual([{ path: [], old: of(1) }]);
  expect(restoreRun(shape, undefined, saves, { side: 'before', paths: [[]] }).next).toEqual(of(1));
});

it('A6: an entry that was edited and deleted comes back as it was deleted', () => {
  const saves = savesOf(of(1), of(1, 2)).concat([[{ path: [], old: of(1, 2) }]]);
  expect(restoreRun(shape, undefined, saves, { side: 'before', paths: [[]] }).next).toEqual(of(1, 2));
});

it('C6: all of a run, a list as a whole, and what is done again are as before or after the run', () => {
  const states = fc.array(
    fc
      .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), title: fc.constantFrom('a', 'b') }), {
        selector: ({ id }) => id,
      })
      .map((list) => ({ list })),
    { minLength: 2, maxLength: 8 },
  );
  fc.assert(
    fc.property(states, (all) => {
      const saves = savesOf(...all);
      const [first, last] = [all[0], all.at(-1)];
      const changes = netChanges(shape, saves.flat());
      expect(restoreRun(shape, last, saves, { side: 'before' }).next).toEqual(first);
      expect(restoreRun(shape, last, saves, { side: 'before', paths: [['list']] }).next).toEqual(first);
      const again = { side: 'after' as const, paths: changes.map(({ path }) => path) };
      expect(restoreRun(shape, first, saves, again)).toEqual(restore(shape, first, { ...again, changes }));
    }),
  );
});
