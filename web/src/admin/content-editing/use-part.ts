import type { Content } from '@apoti/contract';
import { issueText } from '../editor/save-status-text';
import { useContentEditor } from './ContentEditing';

/** A part of the content object, as a form needs it. */
export type Part<Name extends keyof Content> = {
  value: Content[Name];
  /** Puts another value in place of the part; the same value is no edit. */
  edit: (update: (value: Content[Name]) => Content[Name]) => void;
  /** Changes fields of the part. */
  change: (fields: Partial<Content[Name]>) => void;
  /** What is wrong with a field, by its path within the part, in words that begin with its label. */
  issue: (path: readonly (string | number)[], label: string) => string | undefined;
};

/** A part of the content in editing. Throws before the content is there: tabs are shown once it is. */
export function usePart<Name extends keyof Content>(name: Name): Part<Name> {
  const { session, state } = useContentEditor();
  const { work, issues } = state;
  if (!work) throw new Error('The content is not there yet');
  const edit: Part<Name>['edit'] = (update) =>
    session.edit((mine) => {
      const next = update(mine[name]);
      return next === mine[name] ? mine : { ...mine, [name]: next };
    });
  return {
    value: work.mine[name],
    edit,
    change: (fields) => edit((value) => ({ ...value, ...fields })),
    issue: (path, label) => {
      const found = issues.find(
        (one) => one.path[0] === name && path.every((segment, at) => one.path[at + 1] === segment),
      );
      return found && issueText(label, found.message);
    },
  };
}
