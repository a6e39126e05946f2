import type { MouseEvent } from 'react';
import styles from './Chips.module.css';
import { opensElsewhere } from '../lib/opens-elsewhere';

/** A choice: `href` is the address with it, for those without script. */
export type Chip = { value: string; label: string; href: string; count?: number };

type ChipsProps = {
  label: string;
  chips: readonly Chip[];
  current: string;
  /** With script: takes the choice without loading a document; else the links are followed. */
  onChoose?: (value: string) => void;
};

/** One of several filters, as links that say which one holds. */
export function Chips({ label, chips, current, onChoose }: ChipsProps) {
  const choose = (event: MouseEvent, value: string) => {
    if (!onChoose || opensElsewhere(event)) return;
    event.preventDefault();
    onChoose(value);
  };
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ value, label: name, href, count }) => (
          <li key={value}>
            <a
              href={href}
              className={styles.chip}
              aria-current={value === current ? 'true' : undefined}
              onClick={(event) => choose(event, value)}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
