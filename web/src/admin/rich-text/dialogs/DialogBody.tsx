import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../shared/ui/Button';
import styles from './DialogBody.module.css';

type DialogBodyProps = {
  action: string;
  onDone: () => void;
  onCancel: () => void;
  /** Takes away what is asked about. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
};

/** Fields and answers of a question about a text. No form of its own: it may stand in one, which Enter must not send. */
export function DialogBody({ action, onDone, onCancel, onRemove, children }: DialogBodyProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.type !== 'checkbox') onDone();
  };
  return (
    <div className={styles.body} onKeyDown={enter}>
      {children}
      <div className={styles.answers}>
        {onRemove && (
          <Button look="danger" className={styles.remove ?? ''} onClick={onRemove}>
            Remove
          </Button>
        )}
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onDone}>{action}</Button>
      </div>
    </div>
  );
}
