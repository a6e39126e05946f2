import { useEffect, useState } from 'react';
import { z } from 'zod';
import { adminStorage } from '../../shared/lib/storage-names';
import { newUuid } from '../../shared/lib/uuid';

/** What is typed into a form for something new, and the key under which it will be made, once. */
export type Draft<T> = { value: T; key: string };

type KeptDraft<T> = Draft<T> & {
  change: (fields: Partial<T>) => void;
  /** Something typed earlier was found. */
  restored: boolean;
  /** Back to how the form begins. */
  clear: () => void;
};

/**
 * Keeps a form for something new in this browser until it is made or cleared, so that neither Back nor a closed tab costs a
 * word. `name` tells the form and the person: nobody gets another person's words. Remount (by key) for another name.
 */
export function useKeptDraft<T extends object>(name: string, schema: z.ZodType<T>, initial: () => T): KeptDraft<T> {
  const place = `${adminStorage.draft}${name}`;
  const [kept] = useState(() => readDraft(place, schema));
  const [restored, setRestored] = useState(kept !== null);
  const [draft, setDraft] = useState<Draft<T>>(() => kept ?? { value: initial(), key: newUuid() });
  const [isTouched, setTouched] = useState(kept !== null);
  useEffect(() => {
    if (isTouched) keepDraft(place, draft);
  }, [place, draft, isTouched]);
  return {
    ...draft,
    restored,
    change: (fields) => {
      setTouched(true);
      setDraft(({ value, key }) => ({ value: { ...value, ...fields }, key }));
    },
    clear: () => {
      forgetDraft(place);
      setTouched(false);
      setRestored(false);
      setDraft({ value: initial(), key: newUuid() });
    },
  };
}

function readDraft<T>(place: string, schema: z.ZodType<T>): Draft<T> | null {
  try {
    const known = z.object({ value: schema, key: z.string() }).safeParse(JSON.parse(localStorage.getItem(place) ?? ''));
    return known.success ? known.data : null;
  } catch {
    return null;
  }
}

function keepDraft<T>(place: string, draft: Draft<T>): void {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: it holds until the form is left.
  }
}

function forgetDraft(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}
