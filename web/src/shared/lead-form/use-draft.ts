import { useEffect, useEffectEvent, type RefObject } from 'react';
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

function keep(key: string, form: HTMLFormElement, fields: readonly LeadField[]): void {
  const values = Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or forbidden storage: then it is kept on the page alone.
  }
}

function restore(key: string, form: HTMLFormElement, fields: readonly LeadField[]): void {
  const kept = read(key);
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control !== null && control.value === '' && kept[name] !== undefined) control.value = kept[name];
  }
}

type Draft = {
  key: string;
  fields: readonly LeadField[];
  /**
   * What the form begins with: what was kept; after a refused plain post the server's values, which are newer than what was
   * kept; after a stored one nothing.
   */
  beginsWith: 'draft' | 'refused' | 'nothing';
};

/** Keeps what is typed into a form for as long as the tab lives, so that going to another page and back loses nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { key, fields, beginsWith }: Draft): void {
  const begin = useEffectEvent((element: HTMLFormElement) => {
    if (beginsWith === 'draft') restore(key, element, fields);
    else if (beginsWith === 'refused') keep(key, element, fields);
    else dropDraft(key);
  });
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    begin(element);
    const onInput = () => keep(key, element, fields);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, key, fields]);
}
