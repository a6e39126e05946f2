import { useState, type FormEvent } from 'react';
import type { Footer } from '@apoti/contract';
import { newsletterTexts } from '@apoti/contract/constants/newsletter-texts';
import { Button } from '../../shared/ui/Button';
import styles from './Newsletter.module.css';
import { NewsletterDialog, type NewsletterErrors } from './NewsletterDialog';

/** The footer's newsletter block (P30): the address first, then a dialog that asks for the name as well. */
export function Newsletter({ texts }: { texts: Footer['newsletter'] }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<NewsletterErrors>({});

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '' ? newsletterTexts.emailFirst : undefined;
    setErrors({ email: missing });
    if (missing === undefined) setOpen(true);
    else (await import('../../shared/ui/toast')).publicToast.error(missing);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found: NewsletterErrors = {
      email: email.trim() === '' ? newsletterTexts.emailMissing : undefined,
      name: name.trim() === '' ? newsletterTexts.nameMissing : undefined,
    };
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
      </div>
      <form noValidate onSubmit={(event) => void start(event)} className={styles.form}>
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
