import { useState, type ReactNode } from 'react';
import { ApiError } from '@apoti/contract';
import { Button, type ButtonLook } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Notice } from '../../../shared/ui/Notice';
import { adminToast } from '../../../shared/ui/toast';
import { orDone } from '../../form/reason-of';
import { useIsHere } from '../../form/use-is-here';
import { mediaTexts } from '../media-texts';
import styles from './AskForm.module.css';

type AskFormProps = {
  title: string;
  action: string;
  look?: ButtonLook;
  canSend?: boolean;
  /** Something was typed into it: it asks before that goes. */
  isUnsaved?: boolean;
  /** What closes it is called so while the answer is on its way: for what ends with the question. */
  stop?: string;
  /**
   * What is done; a refusal is shown and the question stays, as it does after `stay`: a field says why. `isOpen` tells later on
   * whether the question still stands.
   */
  onSend: (isOpen: () => boolean) => Promise<void | 'stay'> | void | 'stay';
  onDone: () => void;
  children: ReactNode;
};

/**
 * A question with fields, answered by Enter too. What the server refuses is said in it, and nothing typed goes; where it was closed
 * meanwhile, that is said all the same.
 */
export function AskForm({ title, action, look = 'primary', canSend = true, ...rest }: AskFormProps) {
  const { isUnsaved = false, stop = 'Cancel', onSend, onDone, children } = rest;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isOpen = useIsHere();
  const send = async () => {
    if (!canSend || isBusy) return;
    setBusy(true);
    setError('');
    try {
      if ((await onSend(isOpen)) !== 'stay') onDone();
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      const said = orDone(caught.message, caught, mediaTexts.unsure);
      if (isOpen()) setError(said);
      else adminToast.error(`${action}: ${said}`);
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
            {isBusy ? stop : 'Cancel'}
          </Button>
          <Button type="submit" look={look} busy={isBusy} disabled={!canSend}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
