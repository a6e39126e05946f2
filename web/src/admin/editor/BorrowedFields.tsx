import type { ReactNode } from 'react';
import { Fields } from '../form/FormSection';
import { ofDocument } from '../form/working-copy';
import styles from './BorrowedFields.module.css';
import type { Editor } from './editor';
import { useSteps } from './use-steps';

type BorrowedFieldsProps<T> = { editor: Editor<T>; children: ReactNode };

/**
 * Fields of another document than the one whose dock the screen has: a key in them takes back their own edits, which nothing in the
 * dock does.
 */
export function BorrowedFields<T>({ editor, children }: BorrowedFieldsProps<T>) {
  const { name } = editor.document;
  const { told } = useSteps(editor, (of) => of === name);
  return (
    <div {...ofDocument(name)}>
      <Fields>
        {children}
        <p role="status" className={told === '' ? 'visually-hidden' : styles.told}>
          {told}
        </p>
      </Fields>
    </div>
  );
}
