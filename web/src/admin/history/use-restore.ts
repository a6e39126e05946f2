import { useState } from 'react';
import { ApiError, parseRevision, type HistoryConflict, type HistoryKind } from '@apoti/contract';
import { askedIn, restoreHistory } from '../../shared/api/history';
import { mayBeDone, toApiError } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { useKeyUntilAnswered } from '../form/use-key-until-answered';
import { sentence } from '../lists/list-texts';
import { historyTexts } from './texts';

/** What is to be brought back: places of a run (all without `paths`), and what that is called. */
export type Wish = {
  from: number;
  change: number;
  paths?: string[][] | undefined;
  /** Which places will be others then. */
  touched: string[][];
  text: string;
  /** The newest change that was seen when it was wished. */
  seen?: number | undefined;
  /** Takes back what was brought back. */
  isUndo?: boolean;
};

/** What was brought back last, and what takes it back. */
export type Done = { text: string; undo: Wish | null };

/** A wish that would overwrite what others did later, or close the site to visitors. */
export type Question = HistoryConflict & { wish: Wish };

type Around = {
  kind: HistoryKind;
  /** Sends what is unsent first, so that it is in the history before something is laid over it. */
  settle?: (() => Promise<unknown>) | undefined;
  /** Reads again whatever shows the changed; none, when it was like that already, or nobody knows. */
  onRestored: (touched: string[][], revision: string) => Promise<unknown>;
};

/**
 * Brings back what is wished, asks before somebody else's later work is overwritten or the site is closed (A18), says what became of
 * it, takes it back.
 */
export function useRestore({ kind, settle, onRestored }: Around) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const key = useKeyUntilAnswered();

  const failed = async (error: unknown, wish: Wish) => {
    const asked = askedIn(error);
    const isUnsure = mayBeDone(toApiError(error));
    if (!isUnsure) key.answered();
    if (asked) setQuestion({ wish, ...asked });
    else adminToast.error(isUnsure ? unsureText(error, wish) : failureText(error));
    if (isUnsure) await onRestored([], '');
  };
  const restore = async (wish: Wish, ask = true): Promise<void> => {
    setBusy(true);
    setQuestion(null);
    const { from, change, paths } = wish;
    const asked = { kind, from, change, ...(paths ? { paths } : {}) };
    try {
      await settle?.();
      const send = () => restoreHistory({ ...asked, ask }, key.of(asked));
      let answer = await send();
      key.answered();
      if (isOlder(answer, wish)) answer = await send();
      key.answered();
      const { changed, revision } = answer;
      setDone(changed ? doneOf(wish, revision) : null);
      adminToast.success(changed ? sayDone(wish) : historyTexts.already);
      await onRestored(changed ? wish.touched : [], revision);
    } catch (error) {
      await failed(error, wish);
    } finally {
      setBusy(false);
    }
  };
  return { restore, busy, done, question, leave: () => setQuestion(null) };
}

/** Whether it is the answer to an earlier press, which had none, and the field was changed again since. */
function isOlder({ changed, revision }: { changed: boolean; revision: string }, { seen = 0 }: Wish): boolean {
  return changed && (parseRevision(revision)?.number ?? seen) < seen;
}

function sayDone({ text, isUndo = false }: Wish): string {
  return `${isUndo ? historyTexts.undone : historyTexts.restored}: ${text}`;
}

/** It is a change like any other: undoing that one takes it back. */
function doneOf(wish: Wish, revision: string): Done {
  const number = parseRevision(revision)?.number;
  const undo =
    wish.isUndo === true || number === undefined
      ? null
      : { from: number, change: number, text: wish.text, touched: wish.touched, isUndo: true };
  return { text: sayDone(wish), undo };
}

function unsureText(error: unknown, { isUndo = false }: Wish): string {
  const { message } = toApiError(error);
  return `${isUndo ? historyTexts.unsureUndo : historyTexts.unsure}: ${sentence(message)} ${historyTexts.lookFirst}`;
}

function failureText(error: unknown): string {
  return error instanceof ApiError ? `${historyTexts.failed}: ${error.message}` : historyTexts.failed;
}
