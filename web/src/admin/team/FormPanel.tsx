import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { IconButton } from '../../shared/ui/Button';
import styles from './FormPanel.module.css';

type FormPanelProps = {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  actions: ReactNode;
  children: ReactNode;
};

/** A form in place of the list: its first field has the focus, Escape goes back. */
export function FormPanel({ title, onClose, onSubmit, actions, children }: FormPanelProps) {
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
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        <IconButton label="Back" icon={<FiArrowLeft aria-hidden="true" />} onClick={onClose} />
        <h2 id={id}>{title}</h2>
      </header>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}
