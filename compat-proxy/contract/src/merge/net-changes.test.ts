import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply';
import { diff } from './diff';
import type { Json } from './json';
import { isWithin, netChanges } from './net-changes';
import { restore } from './restore';
import type { Shape } from './shape';

const item: Shape = {
  kind: 'object',
  fields: { id: { kind: 'atom' }, title: { kind: 'atom' }, text: { kind: 'atom' } },
};
const shape: Shape = {
  kind: 'object',
  fields: {
    name: { kind: 'atom' },
    list: { kind: 'list', identity: 'id', numeric: true, label: null, item },
  },
};
const words = fc.constantFrom('', 'a', 'b', 'c');
const state = fc.record({
  name: words,
  list: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), title: words, text: words }), {
    selector: ({ id }) => id,
    maxLength: 6,
  }),
});
const history = fc.array(state, { minLength: 2, maxLength: 8 });
const changesOf = (states: Json[]) => states.slice(1).flatMap((next, at) => diff(shape, states[at], next));
const byPath = <Change extends { path: string[] }>(changes: Change[]) =>
  changes.toSorted((a, b) => a.path.join('/').localeCompare(b.path.join('/')));

describe('netChanges', () => {
  it('C6: whatever a person did in a run, it is told as the difference between its beginning and its end', () => {
    fc.assert(
      fc.property(history, (states) => {
        const net = netChanges(shape, changesOf(states));
        const [first, last] = [states[0], states.at(-1)];
        expect(byPath(net)).toEqual(byPath(diff(shape, first, last)));
        expect(applyChanges(shape, first, net, 'forward')).toEqual(last);
        expect(applyChanges(shape, last, net, 'backward')).toEqual(first);
      }),
    );
  });

  it('C6: an entry that was made, edited and deleted in one run leaves nothing to tell', () => {
    const changes = [
      { path: [], new: { name: 'a', list: [] } },
      { path: ['name'], old: 'a', new: 'b' },
      { path: [], old: { name: 'b', list: [] } },
    ];
    expect(netChanges(shape, changes.slice(0, 2))).toEqual([{ path: [], new: { name: 'b', list: [] } }]);
    expect(netChanges(shape, changes)).toEqual([]);
  });
});

describe('restore', () => {
  it('C6: everything that a run changed comes back as it was, and can be done again', () => {
    fc.assert(
      fc.property(history, (states) => {
        const changes = netChanges(shape, changesOf(states));
        const [first, last] = [states[0], states.at(-1)];
        const back = restore(shape, last, { changes, side: 'before' });
        expect(back).toMatchObject({ next: first, found: changes.length });
        expect(restore(shape, first, { changes, side: 'after' }).next).toEqual(last);
      }),
    );
  });

  it('C6: places that were not chosen, and what others did since, stay as they are', () => {
    fc.assert(
      fc.property(state, state, state, fc.nat(), (before, after, now, at) => {
        const changes = diff(shape, before, after);
        const chosen = changes[at % Math.max(changes.length, 1)];
        fc.pre(chosen !== undefined);
        const { next } = restore(shape, now, { changes, side: 'before', paths: [chosen!.path] });
        const touched = diff(shape, now, next).map(({ path }) => path);
        const list = chosen!.path.slice(0, 1);
        const isOrderOf = (path: string[]) => path.at(-1) === '@order' && isWithin(path, list);
        // One whose number was given to another meanwhile comes back under a new one.
        const isBeside = ([field, item = '', ...below]: string[]) =>
          field === 'list' && below.length === 0 && !now.list.some(({ id }) => item === `#${id}`);
        const others = touched.filter((path) => !isWithin(path, chosen!.path) && !isOrderOf(path) && !isBeside(path));
        expect(others).toEqual([]);
      }),
    );
  });

  it('C6: a deleted item comes back behind the one that it followed, among items moved and added since', () => {
    const card = (id: number) => ({ id, title: '', text: '' });
    const of = (...ids: number[]) => ({ name: '', list: ids.map(card) });
    const changes = diff(shape, of(1, 2, 3), of(1, 3));
    for (const paths of [undefined, [['list', '#2']]]) {
      expect(restore(shape, of(3, 5, 1, 4), { changes, side: 'before', paths }).next).toEqual(of(3, 5, 1, 2, 4));
    }
  });

  it('C6: a field of an item that is gone, and a change that is unknown, are told apart', () => {
    const card = { id: 1, title: 'a', text: '' };
    const changes = diff(shape, { name: '', list: [card] }, { name: '', list: [{ ...card, title: 'b' }] });
    const now = { name: '', list: [] };
    expect(restore(shape, now, { changes, side: 'before' })).toEqual({
      next: now,
      found: 1,
      missing: [['list', '#1', 'title']],
    });
    expect(restore(shape, now, { changes, side: 'before', paths: [['name']] })).toMatchObject({ found: 0 });
  });
});
