import { fillForm, readDraft } from '../../shared/lead-form/draft';

/**
 * Puts what is kept of a page's form into it: after a reload it is as it was left before anybody looks, and is sent so, app or not.
 * Where the server refused it, in answer to a plain post, its own values stand. Where it took it, what was kept is forgotten: the app
 * does so too, but may never come, and on the next visit the form would stand filled in, to be sent twice.
 */
export function fillKeptForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-draft]');
  if (form) fillForm(form, readDraft(form.dataset['draft'] ?? '', form.dataset['sent']));
}
