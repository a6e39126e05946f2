import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { adminStorage } from '../../shared/lib/admin-storage';
import { newUuid } from '../../shared/lib/uuid';
import { draftNames, isDraftKept, keepDraft, onDraftChange, readDraft } from './draft-store';

/** Something new that is being typed, until it is made. */
export type KeptDraft<T> = {
  /** As it is typed so far; null while there is none. */
  entry: T | null;
  /** Under which it will be made, once, however often it is tried. */
  key: string;
  /** It was typed before this form was opened. */
  restored: boolean;
  /** It outlives the page; false in a browser that keeps nothing. */
  isKept: boolean;
  begin: (entry: T) => void;
  /**
   * Changes fields of what is there by then, not of what was drawn: an upload may end while a person types. Once that draft is
   * made or discarded, it changes nothing: the next one is not for that upload.
   */
  change: (fields: Partial<T>) => void;
  /** What it was has been made already: what is typed now is to be made too, under another key, which is answered. */
  renew: (fields: Partial<T>) => string;
  /**
   * It was made as `made`, which leaves what was typed since then elsewhere in its place; without `made` it is not wanted any
   * more. `under`: the key, where that was renewed meanwhile.
   */
  clear: (made?: T, under?: string) => void;
  /** It is part of a document now: its form goes at once, its words once they are `stored` with that document. */
  added: (stored: Promise<void>) => void;
};

type DraftPlace<T> = {
  /** Names the list that it is for. */
  list: string;
  /** Whose it is: nobody gets another person's words. */
  person: number;
  /** Types of an entry, without its rules: what is kept may not be valid yet. One object for as long as the form stands. */
  schema: z.ZodType<T>;
  /** What the first change begins with, where a form stands open without {@link KeptDraft.begin}. */
  initial?: () => T;
};

/** Keys of drafts that were made, added or discarded while this page was open. */
const over = new Set<string>();

type Kept<T> = { value: T; key: string };

function parse<T>(text: string | null, schema: z.ZodType<T>): Kept<T> | null {
  try {
    return z.object({ value: schema, key: z.string() }).safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** A draft that still has a form; null of one whose words stay only until they are stored elsewhere. */
function standing<T>(kept: Kept<T> | null): Kept<T> | null {
  return kept !== null && over.has(kept.key) ? null : kept;
}

/** Whether both are the same entry, but for the order of their fields. */
function isSame<T>(schema: z.ZodType<T>, kept: T, made: T): boolean {
  return JSON.stringify(kept) === JSON.stringify(schema.safeParse(made).data);
}

const placeOf = (person: number, list: string) => `${adminStorage.draft}${person}:${list}`;

/** What a person has kept, in lists whose names begin so, by the rest of their names. Entries of another schema are left out. */
export function keptEntries<T>(beginning: string, person: number, schema: z.ZodType<T>): { rest: string; entry: T }[] {
  const place = placeOf(person, beginning);
  return draftNames(place).flatMap((name) => {
    const kept = parse(readDraft(name), schema);
    return kept === null ? [] : [{ rest: name.slice(place.length), entry: kept.value }];
  });
}

/**
 * A new entry of a list while it is being typed. It is not in the working copy yet, so that one which is not valid keeps
 * nothing else from being saved. It is kept in this browser, so that neither a reload nor a closed tab nor a server that is
 * down costs a word; two tabs show the same one. Remount (by key) for another list or person.
 */
export function useKeptDraft<T extends object>({ list, person, schema, initial }: DraftPlace<T>): KeptDraft<T> {
  const place = placeOf(person, list);
  const text = useSyncExternalStore(onDraftChange, () => readDraft(place));
  const found = useMemo(() => parse(text, schema), [text, schema]);
  const kept = standing(found);
  const [restored, setRestored] = useState(kept !== null);
  const [nextKey, setNextKey] = useState(newUuid);
  const keep = (value: T, under: string) => keepDraft(place, JSON.stringify({ value, key: under }));
  const keptKey = kept?.key;
  const key = keptKey ?? nextKey;
  useEffect(() => {
    if (keptKey === undefined) return undefined;
    return () => {
      // Another form or tab has made or discarded it: its key is used up here, too.
      if (parse(readDraft(place), schema)?.key === keptKey) return;
      over.add(keptKey);
      setNextKey(newUuid());
    };
  }, [keptKey, place, schema]);
  const end = (ended: string) => {
    over.add(ended);
    setRestored(false);
    setNextKey(newUuid());
  };
  return {
    entry: kept?.value ?? null,
    key,
    restored: restored && kept !== null,
    isKept: isDraftKept(place),
    begin: (entry) => {
      setRestored(false);
      keep(entry, nextKey);
    },
    change: (fields) => {
      const now = standing(parse(readDraft(place), schema));
      if (over.has(key) || (keptKey !== undefined && now?.key !== keptKey)) return;
      const value = now?.value ?? initial?.();
      if (value !== undefined) keep({ ...value, ...fields }, now?.key ?? nextKey);
    },
    renew: (fields) => {
      const now = parse(readDraft(place), schema);
      const next = newUuid();
      if (now === null) setNextKey(next);
      else if (now.key === key) keep({ ...now.value, ...fields }, next);
      return next;
    },
    clear: (made, under = key) => {
      const now = parse(readDraft(place), schema);
      // Made late, after its form was left: another one may stand in its place, or more words under its key, which become part of it.
      if (now !== null && (now.key !== under || (made !== undefined && !isSame(schema, now.value, made)))) return;
      end(under);
      keepDraft(place, null);
    },
    added: (stored) => {
      end(key);
      void stored.then(() => {
        // Another one may stand in its place by now.
        if (parse(readDraft(place), schema)?.key === key) keepDraft(place, null);
      });
    },
  };
}
