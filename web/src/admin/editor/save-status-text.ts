import type { EditorState } from '../editing/state';
import type { Editor } from './editor';
import type { ShownStatus } from './open-editors';

/** The save states in words (A6). */
export const saveStatusTexts: Record<ShownStatus, string> = {
  loading: 'Loading...',
  unread: 'Not everything is loaded',
  saved: 'Saved',
  unwritten: 'Nothing written yet',
  unpublishable: 'Saved, not publishable',
  saving: 'Saving...',
  kept: 'Kept in this browser',
  unkept: 'Not kept anywhere',
  conflict: 'Conflict',
  invalid: 'Not saved: not valid',
};

/** What is not valid, one line a field: `Slide 4: Title is required`. */
export function issueLines<T>({ state, words }: Pick<Editor<T>, 'state' | 'words'>): string[] {
  const { work, issues } = state;
  return issues.map(({ path, message }) => {
    if (!work) return message;
    const { item, field } = words.place(work.mine, path);
    const issue = issueText(field, message);
    return item === '' ? issue : `${item}: ${issue}`;
  });
}

/** An issue as a sentence: 'Title is required' names its field itself, 'is longer than …' needs it in front. */
export function issueText(field: string, message: string): string {
  return /^\p{Lowercase}/u.test(message) && field !== '' ? `${field} ${message}` : message;
}

/** Without what the server's text advises next ('please try again'): here that happens by itself. */
function firstSentence(text: string): string {
  return (text.split(/(?<=\.)\s/)[0] ?? '').replace(/\.+$/, '');
}

/** Why nothing can be sent at the moment, and what becomes of the edits meanwhile; null when nothing is wrong. */
export function failureText<T>({ failure, keepFailed }: EditorState<T>): string | null {
  if (!failure) return null;
  const why = `${firstSentence(failure.message)}.`;
  if (keepFailed) return `${why} This browser cannot keep your edits: leave this page open.`;
  const then = failure.reason === 'unavailable' ? ' and sent as soon as the server answers' : '';
  return `${why} Your edits are kept in this browser${then}.`;
}
