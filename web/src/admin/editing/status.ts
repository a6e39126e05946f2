import { hasUnsent, type EditorState } from './state';

/** What a person must be able to see at any time (A6). `kept`: not on the server yet, but safe in this browser. */
export type SaveStatus = 'loading' | 'saved' | 'saving' | 'kept' | 'unkept' | 'conflict' | 'invalid';

/** What keeps unsent words back until their person has decided on it. */
export function heldBackBy<T>(state: EditorState<T>): 'conflict' | 'invalid' | null {
  if (!state.work || !hasUnsent(state)) return null;
  if (state.work.conflicts.length > 0) return 'conflict';
  return state.issues.length > 0 ? 'invalid' : null;
}

/** The one state to show; what needs the person comes first. */
export function statusOf<T>(state: EditorState<T>): SaveStatus {
  const { work, failure, keepFailed } = state;
  if (!work) return 'loading';
  if (!hasUnsent(state)) return 'saved';
  const waits = heldBackBy(state);
  // A further try does not flicker: the state stays until it is answered.
  if (keepFailed && (waits || failure)) return 'unkept';
  return waits ?? (failure ? 'kept' : 'saving');
}
