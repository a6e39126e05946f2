import { LONGEST_PAUSE_MS } from './answer';
import { isDirty, nextEntry, type EditorState } from './state';
import type { Entry, Work } from './work';

/** What has to be done next. */
export type Plan<T> =
  | { kind: 'nothing' }
  /** Look again at this time, in ms. */
  | { kind: 'wait'; until: number }
  /** Make a save of the working copy. */
  | { kind: 'prepare' }
  | { kind: 'send'; entry: Entry<T>; work: Work<T> };

const NOTHING = { kind: 'nothing' } as const;

/** Whether something has to be waited for. A time farther away than its longest pause says that the clock was set back meanwhile. */
function isAhead(time: number, now: number, longest: number): boolean {
  return time > now && time - now <= longest;
}

/** Decides from the state alone. Pure. */
export function plan<T>(state: EditorState<T>, now: number): Plan<T> {
  const { work, failure, dueAt, sending } = state;
  if (sending) return NOTHING;
  if (failure && failure.reason !== 'unavailable') return NOTHING;
  if (failure && isAhead(failure.retryAt, now, failure.pause)) return { kind: 'wait', until: failure.retryAt };
  const waiting = nextEntry(state);
  if (waiting) return { kind: 'send', ...waiting };
  if (!work || work.conflicts.length > 0 || dueAt === null) return NOTHING;
  if (isAhead(dueAt, now, LONGEST_PAUSE_MS)) return { kind: 'wait', until: dueAt };
  return isDirty(work) || state.issues.length > 0 ? { kind: 'prepare' } : NOTHING;
}
