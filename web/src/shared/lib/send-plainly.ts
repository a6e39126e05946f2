/** For how long a form that the browser itself has sent keeps others back, in ms: a slow line answers by then, or never. */
export const PENDING_MS = 15_000;

/**
 * Has the browser send a form as it does without script, where the files that send it from the page are not to be had although the
 * site is: a page that is older than the site's present build and the kept ones. Resolves to whether it does; else there is no
 * line, and what was typed stays where it is.
 */
export async function sendPlainly(form: HTMLFormElement): Promise<boolean> {
  const reply = await fetch(form.action, { method: 'HEAD' }).catch(() => null);
  if (reply?.ok !== true) return false;
  form.submit();
  return true;
}
