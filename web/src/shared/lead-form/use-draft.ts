import { useEffect, type RefObject } from 'react';
import { controlOf, type LeadField } from './lead-field';

function read(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Takes away what was kept of a form, once it was sent. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Keeps what is typed into a form for as long as the tab lives, so that going to another page and back loses nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string, fields: readonly LeadField[]): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const kept = read(key);
    for (const { name } of fields) {
      const control = controlOf(element, name);
      if (control !== null && control.value === '' && kept[name] !== undefined) control.value = kept[name];
    }
    const keep = () => {
      const values = Object.fromEntries(fields.map(({ name }) => [name, controlOf(element, name)?.value ?? '']));
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Full or forbidden storage: then it is kept on the page alone.
      }
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, key, fields]);
}
