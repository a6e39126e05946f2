import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import styles from './DeleteDialog.module.css';

type DeleteDialogProps = {
  /** The exact question. */
  question: string;
  /** What would go; null while nothing is asked. */
  name: string | null;
  /** What happens to what else depends on it. */
  note?: ReactNode;
  /** What the button says. */
  action?: string;
  /** How it looks: as what cannot be taken back, unless something milder is asked. */
  look?: ButtonLook;
  busy?: boolean;
  onCancel: () => void;
  onDelete: () => void;
};

/** Asks before something goes: the exact question first, its name below (design: confirmations). */
export function DeleteDialog({
  question,
  name,
  note,
  action = 'Delete',
  look = 'danger',
  busy = false,
  onCancel,
  onDelete,
}: DeleteDialogProps) {
  return (
    <Dialog title={question} open={name !== null} onClose={onCancel}>
      <div className={styles.body}>
        <p className={styles.name}>{name}</p>
        {typeof note === 'string' ? <p>{note}</p> : note}
        <div className={styles.answers}>
          <Button look="secondary" data-first onClick={onCancel}>
            Cancel
          </Button>
          <Button look={look} busy={busy} onClick={onDelete}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
