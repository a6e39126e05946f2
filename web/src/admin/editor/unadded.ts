import { useEffect } from 'react';

/** Forms of something new that hold words: they are in no document before they are added. */
const forms = new Map<symbol, string>();

/** Notes, as long as the component stands, that its form of this title holds what was not added yet; null: it holds nothing. */
export function useUnadded(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined;
    const form = Symbol(title);
    forms.set(form, title);
    return () => void forms.delete(form);
  }, [title]);
}

/** What a save says in place of its success while such a form is open: its words are saved nowhere. Undefined: none is. */
export function unaddedText(): string | undefined {
  const [title] = forms.values();
  return title === undefined ? undefined : `“${title}” is not added yet. Everything else is saved.`;
}
