import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo, type ReactNode } from 'react';
import { dragAnnouncements, dragInstructions, type SortedList } from './drag-words';

type SortingProps = {
  /** What is sorted. */
  list: SortedList;
  onSorted: (from: number, to: number) => void;
  children: ReactNode;
  /** How the others make room; in a column if absent. */
  strategy?: SortingStrategy;
};

// The same objects each time: other ones would have every card drawn anew.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** Dragging by pointer, finger and keyboard, from a library made for it. */
export function Sorting({ list, onSorted, children, strategy = verticalListSortingStrategy }: SortingProps) {
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const { keys } = list;
  const joined = keys.join('\n');
  const items = useMemo(() => joined.split('\n'), [joined]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: dragAnnouncements(list), screenReaderInstructions: dragInstructions }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onSorted(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={items} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
