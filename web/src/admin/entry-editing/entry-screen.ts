import type { HistoryKind } from '@apoti/contract';
import type { Words } from '../editor/editor';
import type { EntryKind } from './entry-kind';

/** What the list, the forms and the question of a kind of entries go by: they are the same pieces for each kind. */
export type EntryScreen<T> = {
  entries: EntryKind<T>;
  /** Where the list is; the forms are below it. */
  path: string;
  /** What several are called. */
  many: string;
  history: HistoryKind;
  words: Words<T>;
  /** Reads the list again. */
  refresh: () => Promise<void>;
  remove: (id: number) => Promise<void>;
  /** Makes one of what is typed by then, once a key, and answers its id. */
  make: (typed: () => T, key: string, person: number) => Promise<number>;
  texts: {
    missing: string;
    created: string;
    updated: string;
    deleted: string;
    /** Is asked before one is deleted; `keeps` says below it what stays. */
    question: string;
    keeps: string;
    failed: string;
    notCreated: string;
    notDeleted: string;
  };
};

/** What went wrong, in the words of the server if it said any. */
export function whyNot(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
