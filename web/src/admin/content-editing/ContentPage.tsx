import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { EditorDock } from '../editor/EditorDock';
import { WithPreview } from '../preview/WithPreview';
import { useContentEditor } from './ContentEditing';
import styles from './ContentPage.module.css';
import { saveTexts } from './save-texts';
import { useSaveAndSay } from './use-save-and-say';
import { useSaveKey } from '../editor/use-save-key';

type ContentPageProps = {
  title: string;
  /** The public page that shows it, and where on it. */
  shows: { path: string; anchor?: string };
  /** What is edited there, shown once the content is loaded. */
  children: () => ReactNode;
};

/** A screen that edits a part of the content: its title, the part once it is there, and what there is to know of the edits. */
export function ContentPage({ title, shows, children }: ContentPageProps) {
  const editor = useContentEditor();
  const { state, loadError, reload } = editor;
  const save = useSaveAndSay();
  useSaveKey(() => void save(saveTexts.saved));
  return (
    <WithPreview shown={state.work && { ...shows, parts: { content: state.work.mine } }}>
      <h1 className={styles.title}>{title}</h1>
      {state.work && children()}
      {!state.work && loadError === undefined && <Spinner label="Loading the content…" />}
      {loadError !== undefined && (
        <EmptyState title="The content cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
          <p>{loadError}</p>
        </EmptyState>
      )}
      {state.work && (
        <EditorDock editor={editor}>
          <p className={styles.note}>Edits save themselves.</p>
        </EditorDock>
      )}
    </WithPreview>
  );
}
