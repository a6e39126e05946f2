import type { Content } from '@apoti/contract';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { EditorDock } from '../editor/EditorDock';
import { DeferredDrawing } from '../form/deferred-drawing';
import { useContentEditor, useContentLoad } from './ContentEditing';
import styles from './ContentPage.module.css';
import { ContentPreview } from './ContentPreview';
import { partLabels } from './labels';
import { saveTexts } from './save-texts';
import { useSaveAndSay } from './use-save-and-say';
import { useSaveKey } from '../editor/use-save-key';

type ContentPageProps = {
  title: string;
  /** The part of the content that is edited there. */
  part: keyof Content;
  /** The public page that shows it, and where on it. */
  shows: { path: string; anchor?: string };
  /** What is edited there, shown once the content is loaded. */
  children: () => ReactNode;
};

/** A screen that edits a part of the content: its title, the part once it is there, and what there is to know of the edits. */
export function ContentPage({ title, part, shows, children }: ContentPageProps) {
  const { isThere, loadError, reload } = useContentLoad();
  return (
    <ContentPreview shows={shows}>
      <h1 className={styles.title}>{title}</h1>
      {isThere && <DeferredDrawing value={true}>{children()}</DeferredDrawing>}
      {!isThere && loadError === undefined && <Spinner label="Loading the content…" />}
      {loadError !== undefined && (
        <EmptyState title="The content cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
          <p>{loadError}</p>
        </EmptyState>
      )}
      <Dock part={part} />
    </ContentPreview>
  );
}

/** A part of its own: it follows every key, the screen around it does not. */
function Dock({ part }: Pick<ContentPageProps, 'part'>) {
  const editor = useContentEditor();
  const save = useSaveAndSay();
  useSaveKey(() => void save(saveTexts.saved));
  if (!editor.state.work) return null;
  return (
    <EditorDock editor={editor} history={{ kind: 'content', path: [part] }} historyOf={partLabels[part]}>
      <p className={styles.note}>Edits save themselves.</p>
    </EditorDock>
  );
}
