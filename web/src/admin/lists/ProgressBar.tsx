import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button';
import styles from './SelectionBar.module.css';

/** What is being done to many items, one after the other. */
export type Progress = { text: string; done: number; total: number; onStop: () => void };

/** How far it is, and the way to stop it. `takesFocus`: it stands in the place of the button that began it. */
export function ProgressBar({ text, done, total, onStop, takesFocus = false }: Progress & { takesFocus?: boolean }) {
  const [isStopping, setStopping] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) stop.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {text}
      </p>
      <progress className={styles.progress} max={total} value={done} aria-label={text} />
      <Button
        ref={stop}
        look="secondary"
        busy={isStopping}
        onClick={() => {
          setStopping(true);
          onStop();
        }}
      >
        Stop
      </Button>
    </div>
  );
}
