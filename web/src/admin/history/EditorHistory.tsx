import { isWithin } from '@apoti/contract/merge/net-changes';
import type { HistoryOf } from '../../shared/api/history';
import type { ButtonLook } from '../../shared/ui/Button';
import { hasUnsent } from '../editing/state';
import type { EditingSession } from '../editing/session';
import type { Editor } from '../editor/editor';
import { HistoryButton } from './HistoryButton';
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
      onRestored={(touched) => {
        noNews(session, touched.map(inDocument(history)));
        reload();
      }}
    />
  );
}

/** The log’s paths begin in the list of the team, the document’s in the object around it. */
function inDocument({ kind }: HistoryOf): (path: readonly string[]) => string[] {
  return (path) => (kind === 'team' ? ['members', ...path] : [...path]);
}

/** Of an entry that is logged by itself only the fields are named: the log says what it is called. */
function tellerOf<T>(editor: Editor<T>, value: T, history: HistoryOf): Teller {
  const isWhole = history.kind === 'content' || history.kind === 'team';
  if (isWhole) return documentTeller(editor, value, inDocument(history));
  return entryTeller((field) => editor.words.place(value, [field]).field);
}

/** What a person has brought back herself comes in as others’ changes do, but is no news to her. */
function noNews<T>(session: EditingSession<T>, touched: readonly string[][]): void {
  if (session.getState().news.length > 0) return;
  const unsubscribe = session.subscribe(() => {
    const { news } = session.getState();
    if (news.length === 0) return;
    unsubscribe();
    const isKnown = (path: string[]) => path.at(-1) === '@order' || touched.some((place) => isWithin(path, place));
    if (news.every(isKnown)) session.dismiss('news');
  });
}
