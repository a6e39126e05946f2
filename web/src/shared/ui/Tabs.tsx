import { Tabs as Base } from '@base-ui/react/tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Tabs.module.css';

type TabsProps<Id extends string> = {
  label: string;
  /** `button`: the id of what chooses it, for whoever gives it the focus. */
  tabs: readonly { id: Id; label: string; count?: number; button?: string }[];
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
    const row = list.current;
    if (!row) return undefined;
    // Less room, such as beside a preview that opens, must not put it out of sight.
    const look = () => {
      showChosen(row);
      tellEdges(row);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => observer.disconnect();
  }, [current]);
  return (
    <Base.Root className={styles.root ?? ''} value={current} onValueChange={choose}>
      <div className={styles.strip}>
        <Base.List
          ref={list}
          activateOnFocus
          aria-label={label}
          className={styles.tabs ?? ''}
          onScroll={({ currentTarget }) => tellEdges(currentTarget)}
        >
          {tabs.map((tab) => (
            <Base.Tab key={tab.id} id={tab.button} value={tab.id} className={styles.tab ?? ''}>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      <Base.Panel key={current} value={current} className={className}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

/** Says on which sides the row goes on out of sight. */
function tellEdges(list: HTMLElement): void {
  const after = list.scrollWidth - list.clientWidth - list.scrollLeft;
  list.toggleAttribute('data-before', list.scrollLeft > 1);
  list.toggleAttribute('data-after', after > 1);
}

/** Of the chosen tab's neighbour so much is seen that one knows of it, in px. */
const BESIDE = 44;

/** Brings the chosen tab into a row that is wider than the screen: sideways alone, the page stays where it is. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (chosen === undefined) return;
  if (chosen.left - BESIDE < row.left)
    list.scrollLeft = Math.max(0, list.scrollLeft - (row.left - chosen.left + BESIDE));
  else if (chosen.right + BESIDE > row.right) list.scrollLeft += chosen.right - row.right + BESIDE;
}
