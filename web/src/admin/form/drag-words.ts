import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

/** The items of a list that is sorted by dragging, and what is said of them. */
export type SortedList = {
  /** Each names an item for as long as the screen stands. */
  keys: readonly string[];
  /** What people call them, in the same order. */
  names: readonly string[];
  /** One item, such as `slide`. */
  noun: string;
  /** Where they are a page of a longer list: how many stand before them, and how many there are in all. */
  range: { before: number; total: number };
};

/** How to drag by keyboard, read out with what a card is taken by. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space or Enter to take it, the arrow keys to move it, Space or Enter again to drop it. Escape leaves it where it was.',
};

/**
 * What screen readers say of a drag, by name and place instead of the library's own ids. While it lasts the same words stand for the
 * same place, so that nothing is said twice; of what was moved the list itself says where it is now.
 */
export function dragAnnouncements({ keys, names, noun, range }: SortedList): Announcements {
  const nameOf = (id: string | number) => names[keys.indexOf(String(id))] ?? '';
  const placeOf = (id: string | number) => `${noun} ${range.before + keys.indexOf(String(id)) + 1} of ${range.total}`;
  const stays = (id: string | number) => `${nameOf(id)} stays ${placeOf(id)}`;
  const dragged = (id: string | number, over: string | number) => `Dragging ${nameOf(id)}: ${placeOf(over)}`;
  return {
    onDragStart: ({ active }) => dragged(active.id, active.id),
    onDragOver: ({ active, over }) => dragged(active.id, (over ?? active).id),
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? '' : stays(active.id)),
    onDragCancel: ({ active }) => stays(active.id),
  };
}
