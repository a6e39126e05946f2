import { describe, expect, it } from 'vitest';
import { changeItem, highestId, moveItem, moveTo, removeItem, timestampId, writtenLines } from './list-edits';

const list = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
  { id: 3, name: 'Three' },
];
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('edits of lists', () => {
  it('A5: an item moves to a place and stays at the ends', () => {
    expect(ids(moveItem(list, 1, 2))).toEqual([2, 3, 1]);
    expect(ids(moveItem(list, 3, 0))).toEqual([3, 1, 2]);
    expect(moveItem(list, 3, 9)).toBe(list);
    expect(moveItem(list, 1, -1)).toBe(list);
    expect(moveItem(list, 9, 0)).toBe(list);
  });

  it('A13: an item moves to where another one stands, whatever lies between', () => {
    expect(ids(moveTo(list, 1, 3))).toEqual([2, 3, 1]);
    expect(ids(moveTo(list, 3, 1))).toEqual([3, 1, 2]);
    expect(moveTo(list, 3, 9)).toBe(list);
    expect(moveTo(list, 3, undefined)).toBe(list);
  });

  it('A6: a change that changes nothing is no edit', () => {
    expect(changeItem(list, 2, { name: 'Two' })).toBe(list);
    expect(changeItem(list, 9, { name: 'x' })).toBe(list);
    expect(changeItem(list, 2, { name: 'New' })[1]).toEqual({ id: 2, name: 'New' });
  });

  it('A5: items are known by id, else by key', () => {
    expect(removeItem([{ key: 'a' }, { key: 'b' }], 'a')).toEqual([{ key: 'b' }]);
    expect(ids(removeItem(list, 2))).toEqual([1, 3]);
    expect(removeItem(list, 9)).toBe(list);
  });

  it('A12, A13: new ids are the highest + 1, or the time and free', () => {
    expect(highestId(list)).toBe(4);
    expect(highestId([])).toBe(1);
    expect(timestampId([{ id: 1000 }, { id: 1001 }], 1000)).toBe(1002);
  });

  it('A12: a line that was left empty is none', () => {
    expect(writtenLines(['One', ' ', 'Two'])).toEqual(['One', 'Two']);
    const all = ['One'];
    expect(writtenLines(all)).toBe(all);
  });
});
