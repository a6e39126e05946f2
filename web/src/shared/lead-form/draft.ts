/** What stands in a form, by field name; beside it, what had been chosen for the person. */
export type Draft = Readonly<Record<string, string>>;

/** Under which name a draft has what was chosen for the person when it was kept. */
export const presetName = (name: string): string => `${name} preset`;

/**
 * What is kept of a form in this tab, as it was put there. Once it `isSent` that is forgotten: nothing of it is sent twice. Written
 * short, for the first script (S6).
 */
export function readDraft(key: string, isSent?: string): Draft {
  try {
    if (isSent) sessionStorage[key] = '';
    return Object(JSON.parse(sessionStorage[key]));
  } catch {
    return {};
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts what is kept into the fields that stand empty, or as they were chosen for the person when it was kept: what the person chose
 * instead is newer.
 */
export function fillForm(form: HTMLFormElement, kept: Draft): void {
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const { name, value } = control;
    if (kept[name] && (!value || value === kept[presetName(name)])) control.value = kept[name];
  }
}
