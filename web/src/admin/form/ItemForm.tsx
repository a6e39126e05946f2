import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import styles from './ItemForm.module.css';

type ItemFormProps = { onDone: () => void; children: ReactNode };

/** The form of an item in its list, with the button that ends it. The edits themselves need no button: they are saved as they come. */
export function ItemForm({ onDone, children }: ItemFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
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
