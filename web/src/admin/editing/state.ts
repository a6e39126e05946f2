import type { Alias, Change, FieldIssue, Survivor } from '@apoti/contract';
import { same } from './document';
import { noSteps, type UndoStacks } from './undo';
import type { Entry, Work } from './work';

/** Why the last try did not reach its goal. */
export type Failure =
  /** No answer, or one that says to come again: it is tried again at `retryAt`, after a `pause` (ms). */
  | { reason: 'unavailable'; message: string; tries: number; pause: number; retryAt: number }
  /** Nobody is signed in any more: goes on once somebody is. */
  | { reason: 'signed-out'; message: string }
  /** The server will not take it: goes on with the next edit, or when asked to. */
  | { reason: 'refused'; message: string }
  /** The document is not there any more: goes on when it is seen again, or when asked to. */
  | { reason: 'gone'; message: string };

/** What the server said to a save. */
export type Outcome<T> =
  | { kind: 'saved'; content: T; revision: string; aliases: Alias[]; survivors?: Survivor[] | undefined }
  /** Fields that both changed, or a base it cannot rebuild: with its present state. */
  | { kind: 'conflict'; content: T; revision: string }
  | { kind: 'invalid'; message: string; issues: FieldIssue[] }
  | { kind: 'signed-out'; message: string }
  /** `isTurnedAway`: some machine on the way has answered in the server's place. */
  | { kind: 'unavailable'; message: string; isTurnedAway?: boolean }
  | { kind: 'refused'; message: string }
  /** The document was deleted. */
  | { kind: 'gone'; message: string };

/** Everything there is to know of an object that is being edited in this tab. */
export type EditorState<T> = {
  /** Null until the content was loaded, or unsent edits were restored. */
  work: Work<T> | null;
  /** Work of tabs that are gone; each is brought into `work` once its own save is answered. */
  orphans: Work<T>[];
  /** Work of another thing that came by this one's name: never brought into `work`, but given a name of its own. */
  strays: Work<T>[];
  sending: boolean;
  /** When the next save is due, in ms; null: nothing new to save. */
  dueAt: number | null;
  /** Why the working copy cannot be saved as it is. */
  issues: FieldIssue[];
  failure: Failure | null;
  /** How many edits were made in this tab, how many of them are in the last save, and in the last one that was taken. */
  edits: { made: number; sent: number; saved: number };
  /** The work that the browser's store holds; null when it holds none. */
  kept: Work<T> | null;
  /** The browser refuses to store anything. */
  keepFailed: boolean;
  /** Unsent edits of an earlier visit were found. */
  restored: boolean;
  /** What others changed, until the person has seen it. */
  news: Change[];
  /** What stays though one of two deleted it, until the person has seen it. */
  survivors: Survivor[];
  /** Ids that new items were given in place of their own. */
  aliases: Alias[];
  /** What this person can take back, and do again. */
  steps: UndoStacks<T>;
};

/** The state before anything is known. */
export function emptyState<T>(): EditorState<T> {
  return {
    work: null,
    orphans: [],
    strays: [],
    sending: false,
    dueAt: null,
    issues: [],
    failure: null,
    edits: { made: 0, sent: 0, saved: 0 },
    kept: null,
    keepFailed: false,
    restored: false,
    news: [],
    survivors: [],
    aliases: [],
    steps: noSteps(),
  };
}

/** Whether the working copy holds something that the server has not got. */
export function isDirty<T>(work: Work<T>): boolean {
  return !same(work.mine, work.base.content);
}

/** Whether it holds something that still has to reach the server. */
export function isUnsent<T>(work: Work<T>): boolean {
  return work.entry !== null || work.conflicts.length > 0 || isDirty(work);
}

/** Whether something of this tab still has to reach the server. */
export function hasUnsent<T>({ work, orphans, strays }: EditorState<T>): boolean {
  return orphans.length > 0 || strays.length > 0 || (work !== null && isUnsent(work));
}

/** All that is to be kept in the browser while there is something unsent; this tab's own first. */
export function unsentWorks<T>(state: EditorState<T>): Work<T>[] {
  const { work, orphans, strays } = state;
  return work && hasUnsent(state) ? [work, ...orphans, ...strays] : [];
}

/** Whether something would be lost if the tab went away now. */
export function isAtRisk<T>(state: EditorState<T>): boolean {
  return hasUnsent(state) && state.kept !== state.work;
}

/** The save that is next in line: this tab's own, else one that a tab left behind. */
export function nextEntry<T>({ work, orphans }: EditorState<T>): { entry: Entry<T>; work: Work<T> } | null {
  const waiting = work?.entry ? work : orphans.find(({ entry }) => entry !== null);
  return waiting?.entry ? { entry: waiting.entry, work: waiting } : null;
}

/** The save of this key; null when it was discarded. */
export function sentAs<T>({ work, orphans }: EditorState<T>, key: string): { entry: Entry<T>; work: Work<T> } | null {
  const waiting = [work, ...orphans].find((one) => one?.entry?.key === key);
  return waiting?.entry ? { entry: waiting.entry, work: waiting } : null;
}
