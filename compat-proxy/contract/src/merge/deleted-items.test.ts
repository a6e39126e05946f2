import { expect, it } from 'vitest';
import { bringsBack, isGone } from './deleted-items';
import { diff } from './diff';
import type { Json } from './json';
import { restore } from './restore';
import type { ListShape, Shape } from './shape';

const list = (identity: 'id' | 'key', numeric: boolean): ListShape => ({
  kind: 'list',
  identity,
  numeric,
  label: 'name',
  item: { kind: 'object', fields: {} },
});
const shape: Shape = { kind: 'object', fields: { people: list('id', true), cards: list('key', false) } };
const person = (id: number, name: string) => ({ id, name });
const card = (key: string, name: string) => ({ key, name });

it('A12: what was deleted is gone while nothing, or something else, has its number', () => {
  const [change] = diff(shape, { people: [person(1, 'Ada')] }, { people: [] });
  const isGoneFrom = (people: ReturnType<typeof person>[]) => isGone(shape, { people }, change!);
  expect([isGoneFrom([]), isGoneFrom([person(1, 'Ben')]), isGoneFrom([person(1, 'Ada')])]).toEqual([true, true, false]);
  const [edit] = diff(shape, { people: [person(1, 'Ada')] }, { people: [person(1, 'Eve')] });
  expect(isGone(shape, { people: [] }, edit!)).toBe(false);
});

it('A12: what put a deleted item back is known by its number and name, or as the same beside another', () => {
  const [deleted] = diff(shape, { people: [person(1, 'Ada')] }, { people: [] });
  const isBackAfter = (before: Json[], after: Json[]) =>
    diff(shape, { people: before }, { people: after }).some((later) => bringsBack(shape, deleted!, later));
  const eve = person(1, 'Eve');
  expect(isBackAfter([], [person(1, 'Ada')])).toBe(true);
  expect(isBackAfter([eve], [eve, person(2, 'Ada')])).toBe(true);
  expect(isBackAfter([eve], [eve, { ...person(2, 'Ada'), bio: 'Another Ada' }])).toBe(false);
  expect(isBackAfter([], [eve])).toBe(false);
  expect(isBackAfter([eve], [person(1, 'Ada')])).toBe(false);
  expect(isBackAfter([person(1, 'Ada')], [])).toBe(false);
});

it('A12: a deleted item comes back beside the one that has its number, at its old place, and takes nobody’s', () => {
  const before = {
    people: [person(1, 'Ada'), person(2, 'Ben'), person(3, 'Eve')],
    cards: [card('a', 'One'), card('b', 'Two')],
  };
  const after = { people: [person(1, 'Ada'), person(3, 'Eve')], cards: [card('b', 'Two')] };
  const changes = diff(shape, before, after);
  const current = { people: [...after.people, person(2, 'Uche')], cards: [card('b', 'Two'), card('a', 'Other')] };
  const { next, found, missing } = restore(shape, current, {
    changes,
    side: 'before',
    paths: [
      ['people', '#2'],
      ['cards', '#a'],
    ],
  });
  expect(next).toEqual({
    people: [person(1, 'Ada'), person(4, 'Ben'), person(3, 'Eve'), person(2, 'Uche')],
    cards: [card('a-2', 'One'), card('b', 'Two'), card('a', 'Other')],
  });
  expect([found, missing]).toEqual([2, []]);
});
