import { useState, type ReactNode } from 'react';
import { ApiError } from '@apoti/contract';
import { Button, type ButtonLook } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Notice } from '../../../shared/ui/Notice';
import styles from './AskForm.module.css';

type AskFormProps = {
  title: string;
  action: string;
  look?: ButtonLook;
  canSend?: boolean;
  /** Something was typed into it: it asks before that goes. */
  isUnsaved?: boolean;
  /** What is done; a refusal is shown and the question stays, as it does after `stay`: a field says why. */
  onSend: () => Promise<void | 'stay'> | void | 'stay';
  onDone: () => void;
  children: ReactNode;
};

/** A question with fields, answered by Enter too. What the server refuses is said in it, and nothing typed goes. */
export function AskForm({ title, action, look = 'primary', canSend = true, ...rest }: AskFormProps) {
  const { isUnsaved = false, onSend, onDone, children } = rest;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const send = async () => {
    if (!canSend || isBusy) return;
    setBusy(true);
    setError('');
    try {
      if ((await onSend()) !== 'stay') onDone();
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      setError(caught.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} open isUnsaved={isUnsaved} onClose={onDone}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        {error !== '' && (
          <Notice tone="bad" urgent>
            <p>{error}</p>
          </Notice>
        )}
        <div className={styles.answers}>
          <Button look="secondary" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" look={look} busy={isBusy} disabled={!canSend}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
