import { isStateKind } from '@apoti/contract';
import type { HistoryOf } from '../../shared/api/history';
import type { ButtonLook } from '../../shared/ui/Button';
import { hasUnsent } from '../editing/state';
import type { Editor } from '../editor/editor';
import { HistoryButton } from './HistoryButton';
import { inDocument, noNews, placesInEditor } from './no-news';
import { documentTeller, entryTeller, type Teller } from './teller';

type EditorHistoryProps<T> = {
  editor: Editor<T>;
  history: HistoryOf;
  /** What is looked at, if it is not all of the document. */
  subject?: string;
  text?: string;
  look?: ButtonLook;
};

/**
 * The history of a document that is open. What is unsent leaves before anything is brought back: so it is in the history, and
 * what comes back lies over it as over everybody's.
 */
export function EditorHistory<T>({ editor, history, ...rest }: EditorHistoryProps<T>) {
  const { session, state, reload } = editor;
  if (!state.work) return null;
  const settle = () => (hasUnsent(session.getState()) ? session.save() : Promise.resolve());
  return (
    <HistoryButton
      {...rest}
      history={history}
      teller={tellerOf(editor, state.work.mine, history)}
      settle={settle}
      onRestored={(touched, revision) => {
        noNews(session, placesInEditor(history, touched), revision);
        reload();
      }}
    />
  );
}

/** Of an entry that is logged by itself only the fields are named: the log says what it is called. */
function tellerOf<T>(editor: Editor<T>, value: T, history: HistoryOf): Teller {
  const isWhole = history.kind === 'content' || history.kind === 'team' || isStateKind(history.kind);
  if (isWhole) return documentTeller(editor, value, inDocument(history));
  return entryTeller((field) => editor.words.place(value, [field]).field);
}
