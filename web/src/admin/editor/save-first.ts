import { ApiError } from '@apoti/contract';
import type { Editor } from './editor';
import { failureText, issueLines } from './save-status-text';

type Saved<T> = Pick<Editor<T>, 'session' | 'words'>;

/** What is not valid and keeps everything, or one part, from being saved: the first fault in words; undefined while there is none. */
export function faultOf<T>({ session, words }: Saved<T>, part?: string): string | undefined {
  const state = session.getState();
  const issues = state.issues.filter(({ path }) => part === undefined || path[0] === part);
  return issueLines({ state: { ...state, issues }, words })[0];
}

/** Why a save did not reach the server, where that is no fault of a field. */
function reasonOf<T>({ session }: Saved<T>): string {
  const state = session.getState();
  const conflict = 'Somebody else changed the same: choose first which value stays';
  return failureText(state) ?? ((state.work?.conflicts.length ?? 0) > 0 ? conflict : 'It is not loaded yet');
}

/**
 * Saves what an action is about to work on: everything, or these parts alone. Gives what kept it from being saved, in words; undefined:
 * nothing did.
 */
export async function whyUnsaved<T>(editor: Saved<T>, ...parts: readonly string[]): Promise<string | undefined> {
  for (const part of parts.length === 0 ? [undefined] : parts)
    if (!(await editor.session.save(part))) return faultOf(editor, part) ?? reasonOf(editor);
  return undefined;
}

/**
 * Saves first, as {@link whyUnsaved} does. Without it the action would work on what was saved before, and say so of what is on the
 * screen.
 * @throws ApiError that says what keeps it from being saved
 */
export async function saveFirst<T>(editor: Saved<T>, ...parts: readonly string[]): Promise<void> {
  const why = await whyUnsaved(editor, ...parts);
  if (why !== undefined) throw new ApiError('invalid', `Not saved: ${why}`);
}
