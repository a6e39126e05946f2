import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { dragAnnouncements } from './drag-words';

const list = {
  keys: ['k1', 'k2', 'k3'],
  names: ['One', 'Two', 'Three'],
  noun: 'slide',
  range: { before: 48, total: 51 },
};
const rect = { current: { initial: null, translated: null } };
const active = (id: string): Active => ({ id, data: { current: undefined }, rect });
const box = { width: 0, height: 0, left: 0, top: 0, right: 0, bottom: 0 };
const over = (id: string): Over => ({ id, rect: box, disabled: false, data: { current: undefined } });

it('A5, X2: a drag is told by name and place, and the same place in the same words, so that it is said once', () => {
  const said = dragAnnouncements(list);
  expect(said.onDragStart({ active: active('k2') })).toBe('Dragging Two: slide 50 of 51');
  expect(said.onDragOver({ active: active('k2'), over: over('k2') })).toBe('Dragging Two: slide 50 of 51');
  expect(said.onDragOver({ active: active('k2'), over: over('k3') })).toBe('Dragging Two: slide 51 of 51');
  expect(said.onDragCancel({ active: active('k2'), over: null })).toBe('Two stays slide 50 of 51');
});

it('A5, X2: after a drop the list alone says where the item is now; one that was not moved is said to stay', () => {
  const said = dragAnnouncements(list);
  expect(said.onDragEnd({ active: active('k2'), over: over('k3') })).toBe('');
  expect(said.onDragEnd({ active: active('k2'), over: over('k2') })).toBe('Two stays slide 50 of 51');
  expect(said.onDragEnd({ active: active('k2'), over: null })).toBe('Two stays slide 50 of 51');
});
