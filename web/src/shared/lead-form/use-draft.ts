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

function write(key: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or forbidden storage: then it is kept on the page alone.
  }
}

/** Takes away what was kept of a form and was sent; what was typed since then stays. */
export function dropDraft(key: string, sent: Readonly<Record<string, string>>): void {
  write(key, Object.fromEntries(Object.entries(read(key)).filter(([name, value]) => value !== sent[name])));
}

/** Under which name a draft has what was chosen for the person when it was kept. */
const presetName = (name: string): string => `${name} preset`;

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

type Draft = Kept & {
  /**
   * What the form begins with: what was kept; after a refused plain post the server's values, which are newer than what was
   * kept; after a stored one nothing.
   */
  beginsWith: 'draft' | 'refused' | 'nothing';
};

function restore({ key, fields, preset }: Draft, form: HTMLFormElement): void {
  const kept = read(key);
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control === null || !kept[name]) continue;
    const isReplaced = control.value === preset[name] && kept[presetName(name)] === preset[name];
    if (control.value === '' || isReplaced) control.value = kept[name];
  }
}

/** Keeps what is typed into a form for as long as the tab lives, so that going to another page and back loses nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>, draft: Draft): void {
  const { key } = draft;
  const begin = useEffectEvent((element: HTMLFormElement) => {
    if (draft.beginsWith === 'draft') restore(draft, element);
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
