import { hasUnsent, type EditorState } from './state';

/** What a person must be able to see at any time (A6). `kept`: not on the server yet, but safe in this browser. */
export type SaveStatus = 'loading' | 'saved' | 'saving' | 'kept' | 'unkept' | 'conflict' | 'invalid';

/** The one state to show; what needs the person comes first. */
export function statusOf<T>(state: EditorState<T>): SaveStatus {
  const { work, issues, failure, keepFailed } = state;
  if (!work) return 'loading';
  if (!hasUnsent(state)) return 'saved';
  if (work.conflicts.length > 0) return 'conflict';
  if (issues.length > 0) return 'invalid';
  // A further try does not flicker: the state stays until it is answered.
  if (failure) return keepFailed ? 'unkept' : 'kept';
  return 'saving';
}
