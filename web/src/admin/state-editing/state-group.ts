import type { Editor } from '../editor/editor';
import { issueText } from '../editor/save-status-text';
import type { Group } from '../form/group';

/** All of a document in editing as a group of fields; null before it is there. */
export function wholeGroup<T>({ session, state }: Pick<Editor<T>, 'session' | 'state'>): Group<T> | null {
  const { work, issues } = state;
  if (work === null) return null;
  return {
    value: work.mine,
    edit: (update) => session.edit(update),
    issue: (path, label) => {
      const found = issues.find((one) => path.every((segment, at) => one.path[at] === segment));
      return found && issueText(label, found.message);
    },
  };
}
