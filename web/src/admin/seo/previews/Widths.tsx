import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/Button';
import styles from './Widths.module.css';

const widths = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
] as const;
export type Width = (typeof widths)[number][0];

type WidthsProps = { label: string; children: (width: Width) => ReactNode };

/** A preview at the width of a phone or of a desktop. */
export function Widths({ label, children }: WidthsProps) {
  const [width, setWidth] = useState<Width>('desktop');
  return (
    <figure className={styles.preview} aria-label={label}>
      <figcaption className={styles.head}>
        <span>{label}</span>
        <span role="group" aria-label={`Width: ${label}`} className={styles.widths}>
          {widths.map(([name, text]) => (
            <Button
              key={name}
              look={name === width ? 'secondary' : 'quiet'}
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {text}
            </Button>
          ))}
        </span>
      </figcaption>
      <div className={styles.stage} data-width={width}>
        {children(width)}
      </div>
    </figure>
  );
}
