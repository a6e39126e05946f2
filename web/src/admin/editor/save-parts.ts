import type { Editor } from './editor';
import { failureText, issueLines } from './save-status-text';

/** Saves the parts that something goes by, and says in a sentence what kept one of them from being saved; undefined: nothing did. */
export async function saveParts<T>(
  { session, words }: Pick<Editor<T>, 'session' | 'words'>,
  parts: readonly string[],
): Promise<string | undefined> {
  for (const part of parts) {
    if (await session.save(part)) continue;
    const state = session.getState();
    const issues = state.issues.filter(({ path }) => path[0] === part);
    const [fault] = issueLines({ state: { ...state, issues }, words });
    return fault ?? failureText(state) ?? 'What was edited is not saved yet.';
  }
  return undefined;
}
