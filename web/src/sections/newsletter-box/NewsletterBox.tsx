import { useId } from 'react';
import type { Footer } from '@apoti/contract';
import { NEWSLETTER_TITLE } from '@apoti/contract/constants/newsletter-texts';
import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import styles from './NewsletterBox.module.css';
import { NewsletterDialog } from './NewsletterDialog';
import { useNewsletter } from './use-newsletter';

type NewsletterBoxProps = { texts: Footer['newsletter']; look?: 'forest' | 'card' };

/**
 * A newsletter block (P30; the press page's box P13): the address first, then a dialog that asks for the name as well. Without
 * script a page of its own asks for it. Who presses without an address before the app is there waits for the app's word.
 */
export function NewsletterBox({ texts, look = 'forest' }: NewsletterBoxProps) {
  const id = useId();
  const { form, start, send, email, setEmail, addressError, dialog } = useNewsletter();
  const title = texts.title.trim() || NEWSLETTER_TITLE;
  return (
    <section className={`${styles.block} ${styles[look]}`} aria-labelledby={`${id}-title`}>
      <div className={styles.intro}>
        <h2 id={`${id}-title`}>{title}</h2>
        {texts.description !== '' && <p>{texts.description}</p>}
      </div>
      <PublicForm
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
          required
          placeholder={texts.placeholder}
          value={email}
          aria-invalid={addressError === undefined ? undefined : true}
          aria-describedby={`${id}-error`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit">Subscribe</Button>
        <p id={`${id}-error`} className={styles.error}>
          {addressError}
        </p>
      </PublicForm>
      <NewsletterDialog title={title} {...dialog} onSubmit={(event) => void send(event)} />
    </section>
  );
}
