import { newsletterLabels, newsletterTexts } from '@apoti/contract/constants/newsletter-texts';
import { refusalOf } from '../../shared/lead-form/lead-field';
import type { PageProps } from '../../shared/site-data/page-view';
import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import { TextField } from '../../shared/ui/TextField';
import styles from './NewsletterPage.module.css';

const fields = [
  { name: 'email', label: newsletterLabels.email },
  { name: 'name', label: newsletterLabels.name },
];

type NewsletterData = { title: string; description: string; enabled: boolean };

/** The newsletter's form as a page of its own, which a plain form leads to (P30). */
export function NewsletterPage({ page, query, form }: PageProps<NewsletterData>) {
  const refused = form === null ? null : refusalOf(form, fields);
  const isAboutFields = fields.some(({ name }) => refused?.errors[name] !== undefined);
  // What is said at its field is said once.
  const failure = isAboutFields ? '' : (refused?.failure ?? '');
  const sent = query['sent'] === 'newsletter';
  return (
    <div className={styles.page}>
      <h1>{page.title}</h1>
      {page.description !== '' && <p>{page.description}</p>}
      {!page.enabled && <p>The newsletter is paused at the moment.</p>}
      {sent && (
        <p role="status" className={styles.success} id="newsletter-form">
          {newsletterTexts.success}
        </p>
      )}
      {page.enabled && !sent && (
        <PublicForm method="post" action="/newsletter#newsletter-form" className={styles.form} id="newsletter-form">
          <TextField
            label={newsletterLabels.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={form?.values['email'] ?? ''}
            error={refused?.errors['email']}
          />
          <TextField
            label={newsletterLabels.name}
            name="name"
            autoComplete="name"
            required
            defaultValue={form?.values['name'] ?? ''}
            error={refused?.errors['name']}
          />
          {failure !== '' && (
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          )}
          <Button type="submit">Subscribe</Button>
        </PublicForm>
      )}
    </div>
  );
}
