import { useRef, type ReactNode } from 'react';
import type { HistoryOf } from '../../shared/api/history';
import { EditorHistory } from '../history/EditorHistory';
import { PreviewToggle } from '../preview/PreviewToggle';
import type { Editor } from './editor';
import styles from './EditorDock.module.css';
import { EditorNotices } from './EditorNotices';
import { UndoRedo } from './UndoRedo';
import { useDockRoom } from './use-dock-room';
import { useKeptFocus } from './use-kept-focus';

type EditorDockProps<T> = {
  editor: Editor<T>;
  /** Whose history a button here opens; no button without it. */
  history?: HistoryOf | undefined;
  /** What that is called, if it is not all of the document. */
  historyOf?: string | undefined;
  children?: ReactNode;
};

/**
 * Stays at the bottom of an editing screen: what there is to know of the edits, undo and redo, and what the screen puts beside
 * them. It grows upwards over the screen, so that nothing that comes up while a person types moves the field that she types in.
 */
export function EditorDock<T>({ editor, history, historyOf = '', children }: EditorDockProps<T>) {
  const ref = useRef<HTMLDivElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const onFocus = useKeptFocus(notices);
  useDockRoom(ref);
  return (
    <div ref={ref} className={styles.dock}>
      <div ref={notices} className={styles.notices} onFocus={onFocus}>
        <EditorNotices editor={editor} />
      </div>
      <div className={styles.bar}>
        <UndoRedo editor={editor} />
        <PreviewToggle />
        {history && <EditorHistory editor={editor} history={history} subject={historyOf} />}
        {children !== undefined && <div className={styles.own}>{children}</div>}
      </div>
    </div>
  );
}
