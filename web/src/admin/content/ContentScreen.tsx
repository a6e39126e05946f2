import { Suspense } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { Tabs } from '../../shared/ui/Tabs';
import { useContentEditor, useContentLoad } from '../content-editing/ContentEditing';
import { ContentPreview } from '../content-editing/ContentPreview';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import { useTab } from '../form/use-tab';
import styles from './ContentScreen.module.css';
import { contentTabs } from './content-tabs';
import { contentTexts } from './content-texts';

/**
 * Content Management (A4): a tab a part of the content, and Save Changes, which does not wait for the autosave. The tab is in
 * the address, so that Back, reload and links keep it.
 */
export function ContentScreen() {
  const { isThere, loadError, reload } = useContentLoad();
  const [first, ...others] = contentTabs;
  const { current, choose } = useTab([first.id, ...others.map(({ id }) => id)]);
  const { shows, Panel } = contentTabs.find(({ id }) => id === current) ?? first;
  return (
    <ContentPreview shows={shows}>
      <h1 className={styles.title}>Content Management</h1>
      <Tabs
        label="Parts of the content"
        tabs={contentTabs}
        current={current}
        onChoose={choose}
        className={styles.panel}
      >
        {isThere && (
          <Suspense fallback={<Spinner label="Loading the tab…" />}>
            <Panel />
          </Suspense>
        )}
        {!isThere && loadError === undefined && <Spinner label="Loading the content…" />}
        {loadError !== undefined && (
          <EmptyState title="The content cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
            <p>{loadError}</p>
          </EmptyState>
        )}
      </Tabs>
      <Dock />
    </ContentPreview>
  );
}

/** A part of its own: it follows every key, the tabs around it do not. */
function Dock() {
  const editor = useContentEditor();
  if (!editor.state.work) return null;
  return (
    <EditorDock editor={editor} history={{ kind: 'content' }}>
      <SaveBar editor={editor} action="Save Changes" texts={contentTexts} />
    </EditorDock>
  );
}
