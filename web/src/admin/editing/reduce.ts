import { AUTOSAVE_QUIET_MS, equal } from '@apoti/contract';
import { isApart } from './apart';
import { answered, gather, moved } from './answer';
import { same, type EditedDocument } from './document';
import { isNewer, rebase, undecided } from './rebase';
import { sendable } from './sendable';
import { emptyState, isDirty, isUnsent, type EditorState, type Outcome } from './state';
import { noteChoice, noteStep, takeStep } from './undo';
import { freshWork, type Versioned, type Work } from './work';

/** What a person is told until she has seen it. */
export type Told = 'news' | 'restored' | 'survivors';

/** What can happen. `now` is the present time in ms. */
export type EditorEvent<T> =
  /** Unsent work of earlier visits or of tabs that are gone; the most recent first. */
  | { type: 'restored'; works: Work<T>[]; now: number }
  /** Work that was done elsewhere by this person, such as in the form of a new entry. */
  | { type: 'given'; work: Work<T>; now: number }
  /** This stray is kept under a name of its own by now. */
  | { type: 'parted'; work: Work<T> }
  /** The server's present state was read. */
  | { type: 'seen'; server: Versioned<T> }
  | { type: 'edited'; update: (mine: T) => T; now: number }
  /** The last step of this person is taken back, or done again. */
  | { type: 'undo' | 'redo'; now: number }
  /** Save Changes was pressed. */
  | { type: 'save-asked'; now: number }
  /** The person wants nothing of what is unsent any more. */
  | { type: 'discarded' }
  /** The quiet is over: check, and make a save of it under this key. */
  | { type: 'due'; key: string }
  | { type: 'sending' }
  /** To the save that was sent under this key. */
  | { type: 'answered'; key: string; outcome: Outcome<T>; now: number }
  /** The network is back or the person is: no need to wait any longer. */
  | { type: 'retry'; now: number }
  | { type: 'signed-out'; message: string }
  | { type: 'signed-in' }
  | { type: 'resolved'; path: readonly string[]; choice: 'mine' | 'theirs'; now: number }
  /** The browser's store holds this work now (null: nothing is left to keep). */
  | { type: 'kept'; work: Work<T> | null }
  | { type: 'keep-failed' }
  /** The person has seen what she was told of. */
  | { type: 'read'; what: Told };

/** The state after an event. Pure. */
export function reduce<T>(document: EditedDocument<T>, state: EditorState<T>, event: EditorEvent<T>): EditorState<T> {
  switch (event.type) {
    case 'restored':
      return restored(document, state, event.works, event.now);
    case 'given':
      return brought(document, state, event.work, event.now);
    case 'parted':
      return { ...state, strays: state.strays.filter((stray) => stray !== event.work) };
    case 'seen':
      return seen(document, state, event.server);
    case 'edited':
      return edited(document, state, event.update, event.now);
    case 'undo':
    case 'redo':
      return stepped(document, state, event);
    case 'save-asked':
      return saveAsked(state, event.now);
    case 'discarded':
      return discarded(state);
    case 'due':
      return due(document, state, event.key);
    case 'sending':
      return { ...state, sending: true };
    case 'answered': {
      const next = answered(document, state, event);
      return gather(document, next, event.now);
    }
    case 'retry':
    case 'signed-out':
    case 'signed-in':
      return reachable(state, event);
    case 'resolved':
      return resolved(document, state, event);
    case 'kept':
      return state.kept === event.work && !state.keepFailed ? state : { ...state, kept: event.work, keepFailed: false };
    case 'keep-failed':
      // What is in the store already stays there.
      return state.keepFailed || state.kept === state.work ? state : { ...state, keepFailed: true };
    case 'read':
      return { ...state, [event.what]: event.what === 'restored' ? false : [] };
  }
}

function restored<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  works: Work<T>[],
  now: number,
): EditorState<T> {
  return works.reduce((open, work) => {
    const next = brought(document, open, work, now);
    return next.orphans === open.orphans && next.work === open.work ? next : { ...next, restored: true };
  }, state);
}

/** Comes into the form, unless it is of something else: that would be mixed with it. */
function brought<T>(document: EditedDocument<T>, state: EditorState<T>, work: Work<T>, now: number): EditorState<T> {
  if (!state.work || !isApart(document, state.work, work))
    return gather(document, { ...state, orphans: [...state.orphans, work] }, now);
  return isUnsent(work) ? { ...state, strays: [...state.strays, work] } : state;
}

/** A newer state of the server. While a save is unanswered it must wait: the answer brings the present state anyway. */
function seen<T>(document: EditedDocument<T>, state: EditorState<T>, server: Versioned<T>): EditorState<T> {
  const { work } = state;
  if (!work) return { ...state, work: freshWork(server) };
  if (work.entry || !isNewer(server.revision, work.base.revision)) return state;
  const result = rebase(document, work, server, work.base.content);
  // It was deleted and somebody has brought it back: what waited can be sent after all.
  const isBack = state.failure?.reason === 'gone';
  return moved(document, { ...state, ...(isBack ? { failure: null, dueAt: 0 } : {}) }, result);
}

function edited<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  update: (mine: T) => T,
  now: number,
): EditorState<T> {
  const { work } = state;
  if (!work) return state;
  const mine = update(work.mine);
  if (mine === work.mine) return state;
  const steps = noteStep(document, state.steps, { before: work.mine, after: mine, at: now });
  return { ...changed(document, state, work, mine, now), steps };
}

function stepped<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  { type, now }: { type: 'undo' | 'redo'; now: number },
): EditorState<T> {
  const { work } = state;
  const step = work && takeStep(document, state.steps, type, work.mine);
  if (!step) return state;
  const next = step.mine === work.mine ? state : changed(document, state, work, step.mine, now);
  return { ...next, steps: step.stacks };
}

/** The working copy is another one now: looked at again at once where something was wrong, sent after the quiet. */
function changed<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  work: Work<T>,
  mine: T,
  now: number,
): EditorState<T> {
  const alreadyDue = state.dueAt !== null && state.dueAt <= now;
  return {
    ...state,
    work: { ...work, mine, conflicts: undecided(document, work.conflicts, mine) },
    edits: { ...state.edits, made: state.edits.made + 1 },
    dueAt: alreadyDue ? state.dueAt : now + AUTOSAVE_QUIET_MS,
    // What was wrong is looked at again at once; what is newly wrong is said after the quiet.
    issues: state.issues.length > 0 ? document.check(mine, work.base.content) : [],
    failure: state.failure?.reason === 'refused' ? null : state.failure,
  };
}

/** What is known of the way to the server, other than by an answer to a save. */
function reachable<T>(
  state: EditorState<T>,
  event: Extract<EditorEvent<T>, { type: 'retry' | 'signed-out' | 'signed-in' }>,
): EditorState<T> {
  const { failure } = state;
  if (event.type === 'signed-out') {
    return failure?.reason === 'signed-out'
      ? state
      : { ...state, failure: { reason: 'signed-out', message: event.message } };
  }
  if (event.type === 'signed-in') {
    if (failure?.reason !== 'signed-out') return state;
    // A save may have been refused before the session ended: it is made anew, which says again what is wrong.
    const waits = state.work !== null && isDirty(state.work);
    return { ...state, failure: null, dueAt: state.dueAt ?? (waits ? 0 : null) };
  }
  return failure?.reason === 'unavailable' ? { ...state, failure: { ...failure, retryAt: event.now } } : state;
}

function saveAsked<T>(state: EditorState<T>, now: number): EditorState<T> {
  return { ...state, dueAt: now, failure: null };
}

function discarded<T>(state: EditorState<T>): EditorState<T> {
  const { work, strays, kept, keepFailed } = state;
  return { ...emptyState<T>(), strays, kept, keepFailed, work: work && freshWork(work.base) };
}

function due<T>(document: EditedDocument<T>, state: EditorState<T>, key: string): EditorState<T> {
  const { work } = state;
  if (!work || work.entry || work.conflicts.length > 0) return state;
  if (!isDirty(work)) return { ...state, dueAt: null, issues: [] };
  const { content, issues } = sendable(document, work);
  if (same(content, work.base.content)) return { ...state, dueAt: null, issues };
  // What has to wait is not counted as sent.
  const edits = issues.length > 0 ? state.edits : { ...state.edits, sent: state.edits.made };
  return { ...state, dueAt: null, issues, edits, work: { ...work, entry: { key, content } } };
}

function resolved<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  { path, choice, now }: { path: readonly string[]; choice: 'mine' | 'theirs'; now: number },
): EditorState<T> {
  const { work } = state;
  const conflict = work?.conflicts.find((one) => equal([...one.path], [...path]));
  if (!work || !conflict) return state;
  const mine = choice === 'theirs' ? document.put(work.mine, conflict.path, conflict.theirs) : work.mine;
  const conflicts = work.conflicts.filter((one) => one !== conflict);
  const edits = { ...state.edits, made: state.edits.made + 1 };
  // What she gave up can be had again.
  const steps = mine === work.mine ? state.steps : noteChoice(state.steps, { before: work.mine, after: mine });
  return { ...state, work: { ...work, mine, conflicts }, dueAt: now, edits, steps };
}
