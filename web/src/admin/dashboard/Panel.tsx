import { useId, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the dashboard under its own heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type NotKnownProps = {
  reason: string;
  /** Asks again, where the part is asked for by itself. */
  onRetry?: () => void;
  busy?: boolean;
};

/** What stands in a part that is not known. */
export function NotKnown({ reason, onRetry, busy = false }: NotKnownProps) {
  return (
    <div className={styles.unknown}>
      <p>{reason}</p>
      {onRetry !== undefined && (
        <Button look="secondary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
