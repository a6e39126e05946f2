import { useId, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import styles from './HeldSubmit.module.css';
import { useIsUploading } from './uploads';

const WHY = 'Uploading… The picture would be missing: wait for it, or cancel it.';

/**
 * Whether what has this key must wait for a picture of its own (A21), or for another one that `isOther` is about; `submit` says
 * so, or does it.
 */
export function useHeldSubmit(key: string, submit: () => void, isOther = false) {
  const isHeld = useIsUploading(key) || isOther;
  return { isHeld, submit: () => (isHeld ? void adminToast.error(WHY) : submit()) };
}

type HeldSubmitProps = {
  isHeld: boolean;
  busy?: boolean;
  /** Does it where there is no form to send. */
  onClick?: () => void;
  children: ReactNode;
};

/** The button of a form that adds something, which says beside it why it waits. */
export function HeldSubmit({ isHeld, busy = false, onClick, children }: HeldSubmitProps) {
  const id = useId();
  return (
    <>
      <Button
        type={onClick ? 'button' : 'submit'}
        onClick={onClick}
        busy={busy}
        aria-disabled={isHeld || undefined}
        aria-describedby={isHeld ? id : undefined}
        className={isHeld ? styles.held : undefined}
      >
        {children}
      </Button>
      <p id={id} role="status" className={styles.why}>
        {isHeld && WHY}
      </p>
    </>
  );
}
