import { useState, type FormEvent } from 'react';
import type { Footer } from '@apoti/contract';
import { newsletterTexts } from '@apoti/contract/constants/newsletter-texts';
import { Button } from '../../shared/ui/Button';
import { useFormHelp } from '../../shared/ui/use-form-help';
import styles from './Newsletter.module.css';
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

/** The footer's newsletter block (P30): the address first, then a dialog that asks for the name as well. */
export function Newsletter({ texts }: { texts: Footer['newsletter'] }) {
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
    <section className={styles.block} aria-labelledby="newsletter">
      <div className={styles.intro}>
        <h2 id="newsletter">{texts.title}</h2>
        <p>{texts.description}</p>
        <noscript>
          <p>Subscribing here needs JavaScript. A line by e-mail does as well.</p>
        </noscript>
      </div>
      <form ref={form} noValidate onSubmit={(event) => void start(event)} className={styles.form}>
        <label className="visually-hidden" htmlFor="newsletter-email">
          E-mail address
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={texts.placeholder}
          value={email}
          aria-invalid={errors.email !== undefined && !open ? true : undefined}
          aria-describedby="newsletter-error"
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit">Subscribe</Button>
        <p id="newsletter-error" className={styles.error}>
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
