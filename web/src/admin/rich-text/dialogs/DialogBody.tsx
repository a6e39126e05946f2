import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { HeldSubmit } from '../../form/HeldSubmit';
import { dialogTexts } from './dialog-texts';
import styles from './DialogBody.module.css';

type DialogBodyProps = {
  action: string;
  onDone: () => void;
  onCancel: () => void;
  /** It has to wait for a picture that is on its way. */
  isHeld?: boolean;
  /** Its place of the text was changed meanwhile: nothing was written. */
  isMoved?: boolean;
  /** Takes away what is asked about. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
};

/** Fields and answers of a question about a text. No form of its own: it may stand in one, which Enter must not send. */
export function DialogBody({ action, onDone, onCancel, onRemove, children, ...rest }: DialogBodyProps) {
  const { isHeld = false, isMoved = false } = rest;
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.type !== 'checkbox') onDone();
  };
  return (
    <div className={styles.body} onKeyDown={enter}>
      {children}
      {isMoved && (
        <Notice tone="warn" title={dialogTexts.moved} urgent>
          <p>{dialogTexts.movedNote}</p>
        </Notice>
      )}
      <div className={styles.answers}>
        {onRemove && (
          <Button look="danger" className={styles.remove ?? ''} onClick={onRemove}>
            Remove
          </Button>
        )}
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <HeldSubmit isHeld={isHeld} onClick={onDone}>
          {action}
        </HeldSubmit>
      </div>
    </div>
  );
}
