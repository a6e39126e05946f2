import type { Alias, Survivor } from '@apoti/contract';
import { isBlank } from './apart';
import { same, type EditedDocument } from './document';
import { fold, rebase, type Rebased } from './rebase';
import { sendable } from './sendable';
import { sentAs, type EditorState, type Failure, type Outcome } from './state';
import { renameSteps } from './undo';
import type { Versioned, Work } from './work';

/** No save waits longer than this for its turn, in ms. */
export const LONGEST_PAUSE_MS = 30_000;

/** But what some machine on the way turns away: it may do so for good, and each time the whole of it is sent. */
const LONGEST_TURNED_AWAY_MS = 300_000;

/** Pauses before trying again, in ms: 1 s, doubled each time, at most 30 s; of what is turned away at most 5 minutes. */
export function pauseAfter(tries: number, isTurnedAway = false): number {
  return Math.min(isTurnedAway ? LONGEST_TURNED_AWAY_MS : LONGEST_PAUSE_MS, 1_000 * 2 ** (tries - 1));
}

function failed<T>(state: EditorState<T>, failure: Failure): EditorState<T> {
  return { ...state, sending: false, failure };
}

/** Takes the work to the server's present state, and tells what others did. */
export function moved<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  { work, aliases, news, survivors }: Rebased<T>,
): EditorState<T> {
  const isSaid = (path: readonly string[]) =>
    survivors.some((survivor) => survivor.path.every((step, place) => step === path[place]));
  return {
    ...state,
    work,
    aliases: [...state.aliases, ...aliases],
    news: [...state.news, ...news.filter(({ path }) => !isSaid(path))],
    survivors: [...state.survivors, ...survivors],
    steps: renameSteps(document, state.steps, aliases),
  };
}

/** A save that was taken, and what was said of it. */
type Saved<T> = { content: T; aliases: Alias[]; survivors: Survivor[] };

/** The work whose save was answered, standing on what the server has now. */
function settled<T>(document: EditedDocument<T>, work: Work<T>, now: Versioned<T>, saved: Saved<T> | null): Rebased<T> {
  const { entry: _answered, ...rest } = work;
  const open: Work<T> = { ...rest, entry: null };
  if (!saved) return rebase(document, open, now, work.base.content);
  // An item that was added since may have the very id that a saved one was given: it gets another one first.
  const sides = { base: saved.content, mine: work.mine, theirs: now.content };
  const aliases = [...document.collisions(sides, saved.aliases), ...saved.aliases];
  const mine = document.rename(work.mine, aliases);
  const result = rebase(document, { ...open, mine }, now, document.rename(saved.content, saved.aliases));
  return {
    ...result,
    aliases: [...aliases, ...result.aliases],
    survivors: [...saved.survivors, ...result.survivors],
  };
}

/**
 * What the state becomes when the save that was on its way under this key is answered, or fails. One that was discarded
 * meanwhile is nobody's any more: the next save waits for an answer of its own.
 */
export function answered<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  { key, outcome, now }: { key: string; outcome: Outcome<T>; now: number },
): EditorState<T> {
  const waiting = sentAs(state, key);
  if (!waiting) return state;
  switch (outcome.kind) {
    case 'unavailable': {
      const tries = state.failure?.reason === 'unavailable' ? state.failure.tries + 1 : 1;
      const { message, isTurnedAway } = outcome;
      const pause = pauseAfter(tries, isTurnedAway);
      return failed(state, { reason: 'unavailable', message, tries, pause, retryAt: now + pause });
    }
    case 'signed-out':
      return failed(state, { reason: 'signed-out', message: outcome.message });
    case 'gone': {
      const open = withoutEntry({ ...state, sending: false }, waiting.work);
      // Nothing of other tabs will be answered either: their words come into the form, where they can be seen and kept.
      const orphans = open.orphans.map((orphan) => ({ ...orphan, entry: null }));
      const work = open.work && { ...open.work, entry: null };
      return failed({ ...open, work, orphans }, { reason: 'gone', message: outcome.message });
    }
    case 'refused':
    case 'invalid':
      return refused(document, state, waiting.work, outcome);
    case 'saved':
    case 'conflict': {
      const saved =
        outcome.kind === 'saved'
          ? { content: waiting.entry.content, aliases: outcome.aliases, survivors: outcome.survivors ?? [] }
          : null;
      const server = { content: outcome.content, revision: outcome.revision };
      // A save that met a conflict is due again on the new base; not at once, or two stubborn sides would spin.
      const dueAt = outcome.kind === 'conflict' ? (state.dueAt ?? now + pauseAfter(1)) : state.dueAt;
      const open = { ...state, sending: false, failure: null, dueAt };
      return advance(document, open, waiting.work, server, saved);
    }
  }
}

/** The server will not have it. What was typed on since may be better: that is tried after its quiet. */
function refused<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  work: Work<T>,
  outcome: Extract<Outcome<T>, { kind: 'refused' | 'invalid' }>,
): EditorState<T> {
  const open = withoutEntry({ ...state, sending: false, failure: null }, work);
  const { content, issues } = sendable(document, work);
  if (work === state.work && work.entry && !same(content, work.entry.content)) return open;
  return {
    ...failed(open, { reason: 'refused', message: outcome.message }),
    issues: [...(work === state.work ? issues : []), ...(outcome.kind === 'invalid' ? outcome.issues : [])],
  };
}

/** The answered save is dropped: its edits are still in the working copy. */
function withoutEntry<T>(state: EditorState<T>, answeredWork: Work<T>): EditorState<T> {
  const open = { ...answeredWork, entry: null };
  if (state.work === answeredWork) return { ...state, work: open };
  return { ...state, orphans: state.orphans.map((orphan) => (orphan === answeredWork ? open : orphan)) };
}

/** Both this tab's work and, if it was its save, the orphan go on from the server's new state. */
function advance<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  answeredWork: Work<T>,
  server: Versioned<T>,
  saved: Saved<T> | null,
): EditorState<T> {
  if (state.work === answeredWork) {
    const edits = saved ? { ...state.edits, saved: state.edits.sent } : state.edits;
    return moved(document, { ...state, edits }, settled(document, answeredWork, server, saved));
  }
  const orphan = settled(document, answeredWork, server, saved).work;
  const orphans = state.orphans.map((other) => (other === answeredWork ? orphan : other));
  if (!state.work) return { ...state, orphans };
  return moved(document, { ...state, orphans }, rebase(document, state.work, server, state.work.base.content));
}

/**
 * Brings the work of gone tabs into this tab's, as far as no save is on its way on either side; an answer that is still to
 * come must meet the base that its save was made from.
 */
export function gather<T>(document: EditedDocument<T>, state: EditorState<T>, now: number): EditorState<T> {
  const [first, ...rest] = state.orphans;
  if (!first) return state;
  if (!state.work || isBlank(document, state.work))
    return gather(document, { ...state, work: first, orphans: rest, dueAt: now }, now);
  if (first.entry || state.work.entry) return state;
  const folded = moved(document, { ...state, orphans: rest, dueAt: now }, fold(document, state.work, first));
  return gather(document, folded, now);
}
