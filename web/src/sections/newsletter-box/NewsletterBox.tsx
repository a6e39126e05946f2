import { useId, useState, type FormEvent } from 'react';
import type { Footer } from '@apoti/contract';
import { newsletterTexts } from '@apoti/contract/constants/newsletter-texts';
import { Button } from '../../shared/ui/Button';
import { useFormHelp } from '../../shared/ui/use-form-help';
import styles from './NewsletterBox.module.css';
import { NewsletterDialog, type NewsletterErrors } from './NewsletterDialog';

const EMAIL_WRONG = 'Please enter a valid email address';

/** What is wrong with the dialog's fields; what an e-mail address is, the browser's own field decides. */
function check(form: EventTarget, email: string, name: string): NewsletterErrors {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem('email') : null;
  const mistyped = field instanceof HTMLInputElement && field.validity.typeMismatch;
  return {
    email: email.trim() === '' ? newsletterTexts.emailMissing : mistyped ? EMAIL_WRONG : undefined,
    name: name.trim() === '' ? newsletterTexts.nameMissing : undefined,
  };
}

/**
 * A newsletter block (P30; the press page's box P13): the address first, then a dialog that asks for the name as well. Without
 * script a page of its own asks for it.
 */
export function NewsletterBox({ texts }: { texts: Footer['newsletter'] }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<NewsletterErrors>({});
  const form = useFormHelp({ errors, take: (_name, value) => setEmail(value) });

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '' ? newsletterTexts.emailFirst : undefined;
    setErrors({ email: missing });
    if (missing === undefined) setOpen(true);
    else (await import('../../shared/ui/toast')).publicToast.error(missing);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = check(event.currentTarget, email, name);
    setErrors(found);
    if (found.email !== undefined || found.name !== undefined) return;
    setBusy(true);
    const [{ subscribe, subscribeFailure }, { publicToast }] = await Promise.all([
      import('../../shared/api/newsletter'),
      import('../../shared/ui/toast'),
    ]);
    try {
      publicToast.success(await subscribe({ name, email }));
      setOpen(false);
      setEmail('');
      setName('');
    } catch (error) {
      const text = subscribeFailure(error);
      setErrors({ form: text });
      publicToast.error(text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.block} aria-labelledby={`${id}-title`}>
      <div className={styles.intro}>
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p>{texts.description}</p>
      </div>
      <form
        ref={form}
        noValidate
        method="post"
        action="/newsletter"
        onSubmit={(event) => void start(event)}
        className={styles.form}
      >
        <label className="visually-hidden" htmlFor={`${id}-email`}>
          E-mail address
        </label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={texts.placeholder}
          value={email}
          aria-invalid={errors.email !== undefined && !open ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit">Subscribe</Button>
        <p id={`${id}-error`} className={styles.error}>
          {!open && errors.email}
        </p>
      </form>
      <NewsletterDialog
        title={texts.title}
        open={open}
        onClose={() => setOpen(false)}
        {...{ name, setName, email, setEmail, errors, busy }}
        onSubmit={(event) => void send(event)}
      />
    </section>
  );
}
