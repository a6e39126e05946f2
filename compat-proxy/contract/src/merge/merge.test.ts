import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyChanges } from './apply';
import { diff } from './diff';
import { type Json, type JsonObject } from './json';
import { merge } from './merge';
import { shapeOf } from './shape';

const schema = z.object({
  title: z.string(),
  note: z.object({ text: z.string(), tags: z.array(z.string()) }),
  items: z.array(z.object({ id: z.number(), name: z.string(), on: z.boolean() })),
  links: z.array(z.object({ key: z.string(), label: z.string() })),
});
const shape = shapeOf(schema);
const word = fc.constantFrom('a', 'b', 'c', 'd');
const anyState = fc.record({
  title: word,
  note: fc.record({ text: word, tags: fc.array(word, { maxLength: 3 }) }),
  items: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), name: word, on: fc.boolean() }), {
    selector: (item) => item.id,
  }),
  links: fc.uniqueArray(fc.record({ key: fc.constantFrom('k1', 'k2', 'k3', 'k4'), label: word }), {
    selector: (item) => item.key,
  }),
});

function state(items: JsonObject[], title = 't'): JsonObject {
  return { title, note: { text: '', tags: [] }, items, links: [] };
}
const item = (id: number, name = `n${id}`): JsonObject => ({ id, name, on: true });
const ids = (value: Json | undefined): number[] => schema.parse(value).items.map((entry) => entry.id);

describe('diff and applyChanges', () => {
  it('C6: the changes between two states lead from one to the other, forward and backward', () => {
    fc.assert(
      fc.property(anyState, anyState, (before, after) => {
        const changes = diff(shape, before, after);
        expect(applyChanges(shape, before, changes, 'forward')).toEqual(after);
        expect(applyChanges(shape, after, changes, 'backward')).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('C6: equal states have no changes', () => {
    fc.assert(
      fc.property(anyState, (one) => {
        expect(diff(shape, one, structuredClone(one))).toEqual([]);
      }),
    );
  });

  it('C6: a created entry and a deleted one are changes at the root', () => {
    const entry = state([item(1)]);
    expect(diff(shape, undefined, entry)).toEqual([{ path: [], new: entry }]);
    expect(applyChanges(shape, entry, diff(shape, entry, undefined), 'forward')).toBeUndefined();
    expect(applyChanges(shape, undefined, diff(shape, entry, undefined), 'backward')).toEqual(entry);
  });

  it('C6: an order is one change, next to the items that differ', () => {
    expect(diff(shape, state([item(1), item(2)]), state([item(2), item(1, 'x')]))).toEqual([
      { path: ['items', '#1', 'name'], old: 'n1', new: 'x' },
      { path: ['items', '@order'], old: ['1', '2'], new: ['2', '1'] },
    ]);
  });
});

describe('merge', () => {
  it('C6: who changed nothing takes what the other did', () => {
    fc.assert(
      fc.property(anyState, anyState, (base, theirs) => {
        expect(merge(shape, { base, mine: base, theirs }, 'ask')).toEqual({ value: theirs, conflicts: [] });
        expect(merge(shape, { base, mine: theirs, theirs: base }, 'ask')).toEqual({ value: theirs, conflicts: [] });
      }),
    );
  });

  it('C6: without a conflict it does not matter who comes first, but for the place of new items', () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (base, mine, theirs) => {
        const one = merge(shape, { base, mine, theirs }, 'ask');
        const two = merge(shape, { base, mine: theirs, theirs: mine }, 'ask');
        expect(one.conflicts.length).toBe(two.conflicts.length);
        if (one.conflicts.length > 0) return;
        const sorted = (value: Json | undefined) => ids(value).toSorted((a, b) => a - b);
        expect(sorted(one.value)).toEqual(sorted(two.value));
        expect(schema.parse(one.value).title).toBe(schema.parse(two.value).title);
      }),
    );
  });

  it('C6: with the rule for old clients nothing is asked and the result keeps its schema', () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (base, mine, theirs) => {
        const merged = merge(shape, { base, mine, theirs }, 'mine');
        expect(merged.conflicts).toEqual([]);
        expect(schema.safeParse(merged.value).success).toBe(true);
      }),
    );
  });

  it('C6: two people who change different fields of one item both keep theirs', () => {
    const merged = merge(
      shape,
      { base: state([item(1)]), mine: state([item(1, 'mine')]), theirs: state([{ ...item(1), on: false }]) },
      'ask',
    );
    expect(merged).toEqual({ value: state([{ id: 1, name: 'mine', on: false }]), conflicts: [] });
  });

  it('C6: a field that both changed is reported with the three values', () => {
    const sides = { base: state([item(1)]), mine: state([item(1, 'm')]), theirs: state([item(1, 't')]) };
    expect(merge(shape, sides, 'ask').conflicts).toEqual([
      { path: ['items', '#1', 'name'], base: 'n1', mine: 'm', theirs: 't' },
    ]);
    expect(merge(shape, sides, 'mine').value).toEqual(sides.mine);
  });

  it('C6: who edited somebody whose number somebody else has by now is asked about each field, and never writes to the other unasked', () => {
    const people = shapeOf(
      z.array(z.object({ id: z.number(), name: z.string(), bio: z.string(), phone: z.string(), on: z.boolean() })),
    );
    const ada = { id: 9, name: 'Ada', bio: 'Runs the lockers', phone: '', on: true };
    const bola = { id: 9, name: 'Bola', bio: 'Answers the phone', phone: '', on: true };
    const mine = [{ ...ada, phone: '0800', on: false }];
    const { value, conflicts } = merge(people, { base: [ada], mine, theirs: [bola] }, 'ask');
    expect(value).toEqual([bola]);
    expect(conflicts).toEqual([
      { path: ['#9', 'phone'], base: '', mine: '0800', theirs: '' },
      { path: ['#9', 'on'], base: true, mine: false, theirs: true },
    ]);
    const renamed = { ...ada, name: 'Ada O.' };
    expect(merge(people, { base: [ada], mine, theirs: [renamed] }, 'ask')).toEqual({
      value: [{ ...renamed, phone: '0800', on: false }],
      conflicts: [],
    });
  });

  it('C6: deleted here, edited there: the edit stays, whichever side it is', () => {
    const base = state([item(1), item(2)]);
    const deleted = state([item(2)]);
    const edited = state([item(1, 'edited'), item(2)]);
    expect(merge(shape, { base, mine: deleted, theirs: edited }, 'ask').value).toEqual(edited);
    expect(ids(merge(shape, { base, mine: edited, theirs: deleted }, 'ask').value)).toEqual([1, 2]);
  });

  it('C6: deleted on one side and untouched on the other is gone', () => {
    const base = state([item(1), item(2)]);
    expect(ids(merge(shape, { base, mine: state([item(2)]), theirs: { ...base, title: 'new' } }, 'ask').value)).toEqual(
      [2],
    );
  });

  it('C6: items added by both sides stay, each behind its predecessor', () => {
    const base = state([item(1), item(2)]);
    const mine = state([item(1), item(3), item(2)]);
    const theirs = state([item(1), item(2), item(4)]);
    expect(ids(merge(shape, { base, mine, theirs }, 'ask').value)).toEqual([1, 3, 2, 4]);
  });

  it('C6: a new order here and a new item there both hold', () => {
    const base = state([item(1), item(2), item(3)]);
    const mine = state([item(3), item(1), item(2)]);
    const theirs = state([item(1), item(2), item(4), item(3)]);
    expect(ids(merge(shape, { base, mine, theirs }, 'ask').value)).toEqual([3, 1, 2, 4]);
  });

  it('C6: two different new orders are one conflict', () => {
    const base = state([item(1), item(2), item(3)]);
    const sides = { base, mine: state([item(3), item(1), item(2)]), theirs: state([item(2), item(1), item(3)]) };
    expect(merge(shape, sides, 'ask').conflicts.map((entry) => entry.path)).toEqual([['items', '@order']]);
    expect(ids(merge(shape, sides, 'mine').value)).toEqual([3, 1, 2]);
  });

  it('C6: a list of texts is one field', () => {
    const base = { ...state([]), note: { text: '', tags: ['a'] } };
    const merged = merge(
      shape,
      {
        base,
        mine: { ...base, note: { text: '', tags: ['b'] } },
        theirs: { ...base, note: { text: 'x', tags: ['a'] } },
      },
      'ask',
    );
    expect(merged.value).toEqual({ ...base, note: { text: 'x', tags: ['b'] } });
  });
});
