import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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
  return (
    <Base.Root className={styles.root ?? ''} value={current} onValueChange={choose}>
      <Base.List activateOnFocus aria-label={label} className={styles.tabs ?? ''}>
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
