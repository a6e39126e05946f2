import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { FormOutcome } from '@apoti/contract';
import { newsletterTexts } from '@apoti/contract/constants/newsletter-texts';
import { NewsletterPage } from './NewsletterPage';

const page = { title: 'Newsletter', description: '', enabled: true };
const show = (form: FormOutcome) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NewsletterPage page={page} query={{}} form={form} />
    </MemoryRouter>,
  );
const times = (html: string, text: string) => html.split(text).length - 1;
const { emailMissing, nameMissing, networkFailure } = newsletterTexts;

it('X3, P30: what is wrong stands once, at its field, and the page comes back at the form', () => {
  const issues = [
    { path: ['email'], message: emailMissing },
    { path: ['name'], message: nameMissing },
  ];
  const html = show({ form: 'newsletter', message: emailMissing, issues, values: { email: '', name: '' } });
  expect([times(html, emailMissing), times(html, nameMissing), times(html, 'aria-invalid="true"')]).toEqual([1, 1, 2]);
  expect(html).not.toContain('role="alert"');
  expect(html).toContain('action="/newsletter#newsletter-form"');
});

it('X3, P30: what is about no field stands above the button', () => {
  const values = { email: 'ada@example.com', name: 'Ada' };
  const html = show({ form: 'newsletter', message: networkFailure, issues: [], values });
  expect(html).toMatch(new RegExp(`role="alert"[^>]*>${networkFailure}<`));
});
