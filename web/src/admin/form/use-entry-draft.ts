import { useState } from 'react';
import type { z } from 'zod';
import { adminStorage } from '../../shared/lib/storage-names';

/** A new entry that is being typed: null while there is none. */
export type EntryDraft<T> = { entry: T | null; set: (entry: T | null) => void };

type DraftPlace<T> = {
  /** Names the list that it is for. */
  list: string;
  /** Whose it is: another person who signs in in the same tab does not see it. */
  person: number;
  /** Types of an entry, without its rules: what is kept may not be valid yet. */
  schema: z.ZodType<T>;
};

function read<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const kept = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

function keep(key: string, entry: unknown): void {
  try {
    if (entry === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // Full or forbidden storage: then it is kept on the page alone.
  }
}

/**
 * A new entry of a list while it is being typed. It is not in the content yet, so that one which is not valid keeps nothing
 * else from being saved; it is kept in the tab, over reloads and other screens.
 */
export function useEntryDraft<T>({ list, person, schema }: DraftPlace<T>): EntryDraft<T> {
  const key = `${adminStorage.entry}${person}:${list}`;
  const [entry, setEntry] = useState(() => read(key, schema));
  return {
    entry,
    set: (next) => {
      keep(key, next);
      setEntry(next);
    },
  };
}
