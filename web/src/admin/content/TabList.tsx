import type { KeyboardEvent } from 'react';
import styles from './TabList.module.css';

type TabListProps = {
  label: string;
  tabs: readonly { id: string; label: string }[];
  current: string;
  onChoose: (id: string) => void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs by the pattern of the ARIA guide: arrows, Home and End move, one of them is in the tab order. */
export function TabList({ label, tabs, current, onChoose }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ id }) => id === current);
    const step = steps[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? null : index + step;
    const next = target === null ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={`panel-${tab.id}`}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
