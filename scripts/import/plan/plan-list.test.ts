import { expect, it } from 'vitest';
import { Notes } from '../notes';
import { planList } from './plan-list';

type Item = { id: number; title: string; text?: string };
const item = (id: number, title: string, text = ''): Item => ({ id, title, text });
const examples = [item(1, 'Example one'), item(2, 'Example two')];

function plan(imported: Item[], present: Item[], known: Record<string, string> = {}) {
  const notes = new Notes();
  const sides = { unit: 'posts', name: 'Post', identity: 'id', label: 'title', imported, present, examples } as const;
  return { ...planList(sides, known, notes), notes };
}

it('C9: new, changed and unchanged items are told apart; examples go, what people made here stays', () => {
  const own = item(50, 'Made here');
  const { fresh, changed, unchanged, removed, next, gone } = plan(
    [item(1, 'One'), item(7, 'Seven', 'new'), item(8, 'Eight')],
    [...examples, item(7, 'Seven'), item(8, 'Eight'), own],
  );
  expect([fresh, changed, unchanged]).toEqual([[], ['Post “One”', 'Post “Seven”'], 1]);
  expect([removed, gone]).toEqual([['Post “Example two”'], ['2']]);
  expect(next.map(({ id }) => id)).toEqual([1, 7, 8, 50]);
});

it('C9: what has not changed there since it came stays as it was made here, edited or deleted', () => {
  const imported = [item(1, 'One'), item(2, 'Two'), item(3, 'Three')];
  const { units } = plan(imported, []);
  const edited = [item(2, 'Two, edited'), item(1, 'One')];
  const again = plan(imported, edited, units);
  expect([again.written, again.unchanged, again.next]).toEqual([[], 3, edited]);
  const moved = plan([...imported.slice(0, 2), item(3, 'Three', 'anew')], edited, units);
  expect(moved.written).toEqual([item(3, 'Three', 'anew')]);
  expect(moved.next).toEqual([item(1, 'One'), item(2, 'Two, edited'), item(3, 'Three', 'anew')]);
});

it('C9: another item with the same id is not written over', () => {
  const { written, next, notes, units } = plan([item(7, 'Theirs')], [item(7, 'Ours')]);
  expect([written, next, units]).toEqual([[], [item(7, 'Ours')], {}]);
  expect(notes.broken[0]?.why).toContain('another one has its id 7 here');
});
