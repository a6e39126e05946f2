import type { EditedDocument } from './document';
import { isUnsent, type EditorState } from './state';
import type { Work } from './work';

/**
 * What became of a save that was asked for when `asked` edits were made, of all or of one `part`. True: the server has it. False: it was
 * not taken. Null: not known yet.
 */
export function saveResult<T>(
  document: EditedDocument<T>,
  state: EditorState<T>,
  asked: number,
  part: string | undefined,
): boolean | null {
  const { work, failure, issues, edits } = state;
  if (!work) return false;
  const inWay = part === undefined ? issues : issues.filter(({ path }) => path[0] === part);
  if (failure || inWay.length > 0 || work.conflicts.length > 0) return false;
  // What strayed here from something else is no part of this save.
  const isAllSent = state.orphans.length === 0 && !isUnsent(work);
  if (isAllSent || edits.saved >= Math.max(asked, 1)) return true;
  // Faults of other parts stay unsent.
  return part !== undefined && issues.length > 0 && isSaved(document, work, part) ? true : null;
}

function isSaved<T>(document: EditedDocument<T>, { mine, base, entry }: Work<T>, part: string): boolean {
  return entry === null && document.changes(base.content, mine).every(({ path }) => path[0] !== part);
}
