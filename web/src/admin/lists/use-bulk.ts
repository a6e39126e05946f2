import { ApiError, type FieldIssue } from '@apoti/contract';
import { serverText } from '../../shared/api/to-api-error';
import { doneOf, leftText, progressText, type BulkWords } from './bulk-texts';
import { useKept, type Kept, type Own } from './kept';
import type { Progress } from './ProgressBar';
import { sayEnd } from './say-end';

type Id = number | string;

/** Why one item was not done. */
export type Failure<I extends Id> = { id: I; error: string; issues?: readonly FieldIssue[] | undefined };

/** What was not done, and why. */
export type Report<Action extends string, T extends { id: Id }> = {
  action: Action;
  failed: readonly { item: T; failure: Failure<T['id']> }[];
  /**
   * What may or may not have been done, since no answer came; or was refused as a whole, which is sure. `said` is what the server
   * itself said, if anything.
   */
  unsure: { items: readonly T[]; why: string; said: string; isRefused: boolean } | null;
  /** What a person stopped in time. */
  stopped: readonly T[];
};

/** What goes on. `items` are all that it is done to, `done` how many of them were tried. */
type Running<Action, T> = { action: Action; items: readonly T[]; done: number };

/** How far it is, what became of it, and the end of what is still to come. */
export type BulkState<Action extends string, T extends { id: Id }> = {
  running: Running<Action, T> | null;
  reports: readonly Report<Action, T>[];
  isStopped: boolean;
  last: Promise<void> | null;
};

/** Nothing goes on. */
export const idleBulk = { running: null, reports: [], isStopped: false, last: null };

/** What is done: an action, or one with what it is done with. */
type DeedOf<Action extends string> = Action | { action: Action };

/** Does something to items, many or one, and tells what became of each. */
export type Bulk<Action extends string, T extends { id: Id }, Deed extends DeedOf<Action> = Action> = {
  words: BulkWords<Action>;
  isRunning: boolean;
  /** Of what is done to several. */
  progress: Progress | null;
  /** Of those that are not dismissed the first. */
  report: Report<Action, T> | null;
  /** What shows the report, if there is one, is on the screen from now on. Answers what ends that. */
  watch: () => () => void;
  /**
   * What is wanted while something else is being done comes after it. `onEnd` is told what is still to be done, so that it can
   * be tried again, and why.
   */
  run: (
    deed: Deed,
    items: readonly T[],
    onEnd: (left: readonly T[], report: Report<Action, T>) => void,
  ) => Promise<void>;
  dismiss: () => void;
};

type BulkOptions<Action extends string, T extends { id: Id }, Deed> = {
  words: BulkWords<Action>;
  /** Items that one call takes: it is answered within a second or two, so that the progress shows and can be stopped. */
  atOnce: number;
  /** Tells which were not done. @throws ApiError */
  call: (deed: Deed, items: readonly T[]) => Promise<readonly Failure<T['id']>[]>;
  /** Fetches the list again: it tells what became of the items, also where no answer came. */
  refresh: () => Promise<unknown>;
  /** Where it is kept how far it is and what became of it: it goes on, and stays, while another screen is open. */
  kept: Kept<BulkState<Action, T>>;
  /** What else is to be said when all was done; empty for nothing. */
  also?: (action: Action, items: readonly T[]) => string;
  /** Words of the specification for what was not done, said at once; empty where it has none. */
  failure?: (report: Report<Action, T>, count: number) => string;
};

function actionOf<Action extends string>(deed: DeedOf<Action>): Action {
  return typeof deed === 'string' ? deed : deed.action;
}

/** Calls for as many as one call takes, one call after the other, until one is not answered or `isStopped`. */
async function runAll<Action extends string, T extends { id: Id }, Deed extends DeedOf<Action>>(
  { atOnce, call }: BulkOptions<Action, T, Deed>,
  { deed, items }: { deed: Deed; items: readonly T[] },
  { isStopped, onDone }: { isStopped: () => boolean; onDone: (done: number) => void },
): Promise<Report<Action, T>> {
  const action = actionOf<Action>(deed);
  const failed: Report<Action, T>['failed'][number][] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    if (isStopped()) return { action, failed, unsure: null, stopped: items.slice(from) };
    const part = items.slice(from, from + atOnce);
    try {
      const failures = new Map((await call(deed, part)).map((failure) => [failure.id, failure]));
      for (const item of part) {
        const failure = failures.get(item.id);
        if (failure) failed.push({ item, failure });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The server's own failure may have come after some of it was done.
      const isRefused = error.code !== 'unavailable' && error.code !== 'internal';
      const unsure = { items: items.slice(from), why: error.message, said: serverText(error), isRefused };
      return { action, failed, unsure, stopped: [] };
    }
    onDone(from + part.length);
  }
  return { action, failed, unsure: null, stopped: [] };
}

/** Does one thing to many items, step by step; the list is fetched again after it. */
export function useBulk<Action extends string, T extends { id: Id }, Deed extends DeedOf<Action> = Action>(
  options: BulkOptions<Action, T, Deed>,
): Bulk<Action, T, Deed> {
  const { words, kept } = options;
  const { running, reports } = useKept(kept);
  return {
    words,
    isRunning: running !== null,
    progress:
      running && running.items.length > 1
        ? { ...progressOf(running, words), onStop: () => tell(kept.own(), { isStopped: true }) }
        : null,
    report: reports[0] ?? null,
    watch: kept.watch,
    run: (...wanted) => runInTurn(options, kept.own(), wanted),
    dismiss: () => tell(kept.own(), { reports: reports.slice(1) }),
  };
}

function tell<Action extends string, T extends { id: Id }>(
  own: Own<BulkState<Action, T>>,
  news: Partial<BulkState<Action, T>>,
): void {
  own.set({ ...own.get(), ...news });
}

type Wanted<Action extends string, T extends { id: Id }, Deed extends DeedOf<Action>> = Parameters<
  Bulk<Action, T, Deed>['run']
>;

/** Runs once what was wanted before is over. */
async function runInTurn<Action extends string, T extends { id: Id }, Deed extends DeedOf<Action>>(
  options: BulkOptions<Action, T, Deed>,
  own: Own<BulkState<Action, T>>,
  wanted: Wanted<Action, T, Deed>,
): Promise<void> {
  const before = own.get().last;
  if (before === null) tell(own, { reports: [] });
  const mine = (before ?? Promise.resolve()).catch(() => undefined).then(() => runOne(options, own, wanted));
  tell(own, { last: mine });
  try {
    await mine;
  } finally {
    if (own.get().last === mine) tell(own, { last: null });
  }
}

async function runOne<Action extends string, T extends { id: Id }, Deed extends DeedOf<Action>>(
  options: BulkOptions<Action, T, Deed>,
  own: Own<BulkState<Action, T>>,
  [deed, items, onEnd]: Wanted<Action, T, Deed>,
): Promise<void> {
  const { kept, words, failure, refresh, also } = options;
  const action = actionOf<Action>(deed);
  tell(own, { running: { action, items, done: 0 }, isStopped: false });
  try {
    const made = await runAll(
      options,
      { deed, items },
      {
        // Nothing is done under another person's name.
        isStopped: () => own.get().isStopped || !own.isHere(),
        onDone: (done) => tell(own, { running: { action, items, done } }),
      },
    );
    const left = [...made.failed.map(({ item }) => item), ...(made.unsure?.items ?? []), ...made.stopped];
    if (left.length === 0) {
      const text = [doneOf(action, items.length, words), also?.(action, items) ?? ''].join(' ').trim();
      sayEnd(kept, own, { kind: 'success', text });
    } else {
      tell(own, { reports: [...own.get().reports, made] });
      const text = failure?.(made, items.length) ?? '';
      sayEnd(kept, own, { kind: 'error', text: text || leftText(made, words), isShown: text === '' });
    }
    onEnd(left, made);
    await refresh();
  } finally {
    tell(own, { running: null });
  }
}

function progressOf<Action extends string>(
  { action, items, done }: Running<Action, unknown>,
  { doing, noun }: BulkWords<Action>,
): Omit<Progress, 'onStop'> {
  const text = progressText(done, items.length, { doing: doing[action], noun });
  return { text, done, total: items.length };
}
