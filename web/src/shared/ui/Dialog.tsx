import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FiX } from 'react-icons/fi';
import { IconButton } from './Button';
import styles from './Dialog.module.css';

type DialogProps = { title: string; open: boolean; onClose: () => void; children: ReactNode; wide?: boolean };

/** A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, open, onClose, children, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog ref={ref} aria-labelledby={id} className={`${styles.dialog} ${wide ? styles.wide : ''}`} onClose={onClose}>
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={id}>{title}</h2>
            <IconButton label="Close" icon={<FiX />} onClick={onClose} />
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
