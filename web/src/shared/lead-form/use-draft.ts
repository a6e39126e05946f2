import { useEffect, useEffectEvent, type RefObject } from 'react';
import { fillForm, presetName, readDraft } from './draft';
import { controlOf, type LeadField } from './lead-field';

function write(key: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or forbidden storage: then it is kept on the page alone.
  }
}

/** Takes away what was kept of a form and was sent; what was typed since then stays. */
export function dropDraft(key: string, sent: Readonly<Record<string, string>>): void {
  write(key, Object.fromEntries(Object.entries(readDraft(key)).filter(([name, value]) => value !== sent[name])));
}

type Kept = {
  key: string;
  fields: readonly LeadField[];
  /** What is chosen for the person, by name: what the person chooses instead of it is newer, a draft from before it is not. */
  preset: Readonly<Record<string, string>>;
};

/** Keeps what stands in a form, and answers it. */
export function keepDraft({ key, fields, preset }: Kept, form: HTMLFormElement): Readonly<Record<string, string>> {
  const values = Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
  const presets = fields.map(({ name }) => [presetName(name), preset[name] ?? '']).filter(([, value]) => value !== '');
  write(key, { ...values, ...Object.fromEntries(presets) });
  return values;
}

type Beginning = Kept & {
  /**
   * What the form begins with: what was kept; after a refused plain post the server's values, which are newer than what was
   * kept; after a stored one nothing.
   */
  beginsWith: 'draft' | 'refused' | 'nothing';
};

/** Keeps what is typed into a form for as long as the tab lives, so that going to another page and back loses nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>, draft: Beginning): void {
  const { key } = draft;
  const begin = useEffectEvent((element: HTMLFormElement) => {
    if (draft.beginsWith === 'draft') fillForm(element, readDraft(key));
    else if (draft.beginsWith === 'refused') keepDraft(draft, element);
    else write(key, {});
  });
  const keep = useEffectEvent((element: HTMLFormElement) => void keepDraft(draft, element));
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    begin(element);
    const onInput = () => keep(element);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, key]);
}
