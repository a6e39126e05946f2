import { Tabs as Base } from '@base-ui/react/tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Tabs.module.css';

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string; count?: number }[];
  current: Id;
  onChoose: (id: Id) => void;
  /** What the current tab shows. */
  children: ReactNode;
  className?: string | undefined;
};

/**
 * Tabs by the pattern of the ARIA guide: arrows, Home and End choose, one tab is in the tab order. They need script: public
 * pages use links (`Chips`) instead.
 */
export function Tabs<Id extends string>({ label, tabs, current, onChoose, children, className }: TabsProps<Id>) {
  const choose = (value: unknown) => {
    const chosen = tabs.find(({ id }) => id === value);
    if (chosen) onChoose(chosen.id);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) showChosen(list.current);
  }, [current]);
  return (
    <Base.Root className={styles.root ?? ''} value={current} onValueChange={choose}>
      <Base.List ref={list} activateOnFocus aria-label={label} className={styles.tabs ?? ''}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles.tab ?? ''}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel key={current} value={current} className={className}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

/** Brings the chosen tab into a row that is wider than the screen: sideways alone, the page stays where it is. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (chosen === undefined) return;
  if (chosen.left < row.left) list.scrollLeft -= row.left - chosen.left;
  else if (chosen.right > row.right) list.scrollLeft += chosen.right - row.right;
}
