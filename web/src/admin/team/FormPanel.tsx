import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { IconButton } from '../../shared/ui/Button';
import styles from './FormPanel.module.css';

type FormPanelProps = {
  title: string;
  /** A line below the title. */
  note?: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
  actions: ReactNode;
  children: ReactNode;
};

/** A form in place of the list: its first field has the focus, Escape goes back. */
export function FormPanel({ title, note, onClose, onSubmit, actions, children }: FormPanelProps) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={ref}
      className={styles.panel}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        // Escape in a dialog over the form closes that one.
        const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key === 'Escape' && !isInDialog) onClose();
      }}
    >
      <header className={styles.head}>
        <IconButton label="Back" icon={<FiArrowLeft aria-hidden="true" />} onClick={onClose} />
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {note}
        </div>
      </header>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}
