import { useEffect, useRef, type ReactNode } from 'react';
import { Checkbox } from '../../shared/ui/Checkbox';
import type { Selection } from './use-selection';

type SelectPageProps<T extends { id: number | string }> = {
  /** The items of the page that is shown. */
  items: readonly T[];
  selection: Pick<Selection<T>, 'has' | 'set'>;
  label: ReactNode;
};

/** Selects the whole page, or takes that back; half of it is neither yes nor no. */
export function SelectPage<T extends { id: number | string }>({ items, selection, label }: SelectPageProps<T>) {
  const box = useRef<HTMLInputElement>(null);
  const selected = items.filter(({ id }) => selection.has(id)).length;
  const isAll = selected === items.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !isAll;
  }, [selected, isAll]);
  return (
    <Checkbox ref={box} label={label} checked={isAll} onChange={({ target }) => selection.set(items, target.checked)} />
  );
}
