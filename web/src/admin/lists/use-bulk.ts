import { ApiError, type FieldIssue } from '@apoti/contract';
import { useState } from 'react';
import { refreshSession } from '../../shared/api/auth';
import { adminToast } from '../../shared/ui/toast';
import { doneText, progressText, type BulkWords } from './bulk-texts';
import { createKept, useKept, type Kept } from './kept';
import type { Progress } from './ProgressBar';

type Id = number | string;

/** Why one item was not done. */
export type Failure<I extends Id> = { id: I; error: string; issues?: readonly FieldIssue[] | undefined };

/** What was not done, and why. */
export type Report<Action extends string, T extends { id: Id }> = {
  action: Action;
  failed: readonly { item: T; failure: Failure<T['id']> }[];
  /** What may or may not have been done, since no answer came. */
  unsure: { items: readonly T[]; why: string } | null;
  /** What a person stopped in time. */
  stopped: readonly T[];
};

/** What goes on. `items` are all that it is done to, `done` how many of them were tried. */
type Running<Action, T> = { action: Action; items: readonly T[]; done: number };

/** How far it is, and what became of it. */
export type BulkState<Action extends string, T extends { id: Id }> = {
  running: Running<Action, T> | null;
  report: Report<Action, T> | null;
  isStopped: boolean;
};

/** Nothing goes on. */
export const idleBulk = { running: null, report: null, isStopped: false };

/** Does something to items, many or one, and tells what became of each. */
export type Bulk<Action extends string, T extends { id: Id }> = {
  words: BulkWords<Action>;
  isRunning: boolean;
  /** Of what is done to several. */
  progress: Progress | null;
  report: Report<Action, T> | null;
  /** `onEnd` is told what is still to be done, so that it can be tried again. */
  run: (action: Action, items: readonly T[], onEnd: (left: readonly T[]) => void) => Promise<void>;
  dismiss: () => void;
};

type BulkOptions<Action extends string, T extends { id: Id }> = {
  words: BulkWords<Action>;
  /** Items that one call takes: it is answered within a second or two, so that the progress shows and can be stopped. */
  atOnce: number;
  /** Tells which were not done. @throws ApiError */
  call: (action: Action, items: readonly T[]) => Promise<readonly Failure<T['id']>[]>;
  /** Fetches the list again: it tells what became of the items, also where no answer came. */
  refresh: () => Promise<unknown>;
  /** Where it is kept how far it is, if it shall be seen again after another screen was open. */
  kept?: Kept<BulkState<Action, T>>;
};

/** Calls for as many as one call takes, one call after the other, until one is not answered or `isStopped`. */
async function runAll<Action extends string, T extends { id: Id }>(
  { atOnce, call }: BulkOptions<Action, T>,
  { action, items }: { action: Action; items: readonly T[] },
  { isStopped, onDone }: { isStopped: () => boolean; onDone: (done: number) => void },
): Promise<Report<Action, T>> {
  const failed: Report<Action, T>['failed'][number][] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    if (isStopped()) return { action, failed, unsure: null, stopped: items.slice(from) };
    const part = items.slice(from, from + atOnce);
    try {
      const failures = new Map((await call(action, part)).map((failure) => [failure.id, failure]));
      for (const item of part) {
        const failure = failures.get(item.id);
        if (failure) failed.push({ item, failure });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'unauthenticated') void refreshSession();
      return { action, failed, unsure: { items: items.slice(from), why: error.message }, stopped: [] };
    }
    onDone(from + part.length);
  }
  return { action, failed, unsure: null, stopped: [] };
}

/** Does one thing to many items, step by step; the list is fetched again after it. */
export function useBulk<Action extends string, T extends { id: Id }>(options: BulkOptions<Action, T>): Bulk<Action, T> {
  const { words, refresh } = options;
  const [own] = useState(() => createKept<BulkState<Action, T>>(idleBulk));
  const { kept = own } = options;
  const { running, report } = useKept(kept);
  const tell = (news: Partial<BulkState<Action, T>>) => kept.set({ ...kept.get(), ...news });
  const run: Bulk<Action, T>['run'] = async (action, items, onEnd) => {
    kept.set({ running: { action, items, done: 0 }, report: null, isStopped: false });
    try {
      const made = await runAll(
        options,
        { action, items },
        {
          isStopped: () => kept.get().isStopped,
          onDone: (done) => tell({ running: { action, items, done } }),
        },
      );
      const left = [...made.failed.map(({ item }) => item), ...(made.unsure?.items ?? []), ...made.stopped];
      if (left.length === 0) adminToast.success(doneOf(action, items.length, words));
      else tell({ report: made });
      onEnd(left);
      await refresh();
    } finally {
      tell({ running: null });
    }
  };
  const stop = () => tell({ isStopped: true });
  return {
    words,
    isRunning: running !== null,
    progress: running && running.items.length > 1 ? { ...progressOf(running, words), onStop: stop } : null,
    report,
    run,
    dismiss: () => tell({ report: null }),
  };
}

function doneOf<Action extends string>(action: Action, count: number, words: BulkWords<Action>): string {
  const own = count === 1 ? words.oneDone?.[action] : undefined;
  return own ?? doneText(count, { did: words.did[action], noun: words.noun });
}

function progressOf<Action extends string>(
  { action, items, done }: Running<Action, unknown>,
  { doing, noun }: BulkWords<Action>,
): Omit<Progress, 'onStop'> {
  const text = progressText(done, items.length, { doing: doing[action], noun });
  return { text, done, total: items.length };
}
