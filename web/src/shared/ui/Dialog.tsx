import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { FiX } from 'react-icons/fi';
import { IconButton } from './Button';
import styles from './Dialog.module.css';
import { useModalPage } from './use-modal-page';

type DialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** Stands at the side of the screen, over its whole height. */
  side?: boolean;
};

/** Whether the pointer is on the ground around the dialog. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back. It begins in
 * its first field, if it has one, and closes on a click beside it too.
 */
export function Dialog({ title, open, onClose, children, wide = false, side = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  /** Where the press began: text that is selected out of the dialog does not close it. */
  const pressedOutside = useRef(false);
  useModalPage(open);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={`${styles.dialog} ${wide ? styles.wide : ''} ${side ? styles.side : ''}`}
      onClose={onClose}
      onMouseDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={id}>{title}</h2>
            <IconButton label="Close" icon={<FiX aria-hidden="true" />} onClick={onClose} />
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
