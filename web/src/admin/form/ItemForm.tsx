import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/Button';
import { focusFault } from '../editor/show-fault';
import styles from './ItemForm.module.css';

type ItemFormProps = { onDone: () => void; children: ReactNode };

/** The form of an item in its list, with the button that ends it. The edits themselves need no button: they are saved as they come. */
export function ItemForm({ onDone, children }: ItemFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // It stays where it is not valid: then that stands beside its field.
        flushSync(onDone);
        focusFault(form.current);
      }}
    >
      {children}
      <div>
        <Button type="submit" look="secondary">
          Save and close
        </Button>
      </div>
    </form>
  );
}
