import type { FormEvent } from 'react';
import { newsletterLabels } from '@apoti/contract/constants/newsletter-texts';
import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import { Dialog } from '../../shared/ui/Dialog';
import { TextField } from '../../shared/ui/TextField';
import { useFormHelp } from '../../shared/ui/use-form-help';
import styles from './NewsletterBox.module.css';

/** What is wrong, by field; `form` is what the server said. */
export type NewsletterErrors = { email?: string | undefined; name?: string | undefined; form?: string | undefined };

type NewsletterDialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  name: string;
  setName: (name: string) => void;
  email: string;
  setEmail: (email: string) => void;
  errors: NewsletterErrors;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Asks for the name beside the address (P30). */
export function NewsletterDialog(props: NewsletterDialogProps) {
  const { title, open, onClose, name, setName, email, setEmail, errors, busy, onSubmit } = props;
  const form = useFormHelp({ errors });
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <PublicForm ref={form} noValidate method="post" action="/newsletter" onSubmit={onSubmit} className={styles.modal}>
        <TextField
          label={newsletterLabels.name}
          name="name"
          required
          autoComplete="name"
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={newsletterLabels.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {errors.form !== undefined && (
          <p role="alert" className={styles.failure}>
            {errors.form}
          </p>
        )}
        <Button type="submit" busy={busy}>
          {busy ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </PublicForm>
    </Dialog>
  );
}
