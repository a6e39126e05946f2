import { fillForm, readDraft } from '../../shared/lead-form/draft';

/**
 * Puts what is kept of a page's form into it: after a reload it is as it was left before anybody looks, and is sent so, app or not.
 * Where the server said something of it, in answer to a plain post, its own values stand.
 */
export function fillKeptForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-draft]');
  if (form) fillForm(form, readDraft(form.dataset['draft'] ?? ''));
}
