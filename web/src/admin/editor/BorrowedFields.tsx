import { useRef, type ReactNode } from 'react';
import { Fields } from '../form/FormSection';
import { ofDocument } from '../form/working-copy';
import styles from './BorrowedFields.module.css';
import type { Editor } from './editor';
import { EditorNotices } from './EditorNotices';
import { useKeptFocus } from './use-kept-focus';
import { useSteps } from './use-steps';

type BorrowedFieldsProps<T> = { editor: Editor<T>; children: ReactNode };

/**
 * Fields of another document than the one whose dock the screen has: a key in them takes back their own edits, and what keeps them
 * from being saved is said below them, for the dock does neither. Below: nothing moves the field that a person types in.
 */
export function BorrowedFields<T>({ editor, children }: BorrowedFieldsProps<T>) {
  const { name } = editor.document;
  const { told } = useSteps(editor, (of) => of === name);
  const notices = useRef<HTMLDivElement>(null);
  const onFocus = useKeptFocus(notices);
  return (
    <div {...ofDocument(name)}>
      <Fields>
        {children}
        <p role="status" className={told === '' ? 'visually-hidden' : styles.told}>
          {told}
        </p>
        <div ref={notices} className={styles.notices} onFocus={onFocus}>
          <EditorNotices editor={editor} />
        </div>
      </Fields>
    </div>
  );
}
