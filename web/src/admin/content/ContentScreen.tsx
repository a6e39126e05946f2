import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { Tabs } from '../../shared/ui/Tabs';
import { adminToast } from '../../shared/ui/toast';
import { useContentEditor } from '../content-editing/ContentEditing';
import { EditorDock } from '../editor/EditorDock';
import styles from './ContentScreen.module.css';
import { contentTexts } from './content-texts';
import { HeroTab } from './hero/HeroTab';

const tabs = [{ id: 'hero', label: 'Hero Carousel', Panel: HeroTab }] as const;

/** Content Management (A4): a tab a part of the content, and Save Changes, which does not wait for the autosave. */
export function ContentScreen() {
  const editor = useContentEditor();
  const { state, loadError, reload } = editor;
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>(tabs[0].id);
  const { Panel } = tabs.find(({ id }) => id === current) ?? tabs[0];
  return (
    <>
      <h1 className={styles.title}>Content Management</h1>
      <Tabs label="Parts of the content" tabs={tabs} current={current} onChoose={setCurrent} className={styles.panel}>
        {state.work && <Panel />}
        {!state.work && loadError === undefined && <Spinner label="Loading the content…" />}
        {loadError !== undefined && (
          <EmptyState title="The content cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
            <p>{loadError}</p>
          </EmptyState>
        )}
      </Tabs>
      {state.work && (
        <EditorDock editor={editor}>
          <SaveBar />
        </EditorDock>
      )}
    </>
  );
}

function SaveBar() {
  const { session } = useContentEditor();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await session.save();
    setBusy(false);
    if (saved) adminToast.success(contentTexts.saved);
    else adminToast.error(contentTexts.failed);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <div className={styles.saveBar}>
      <p>Edits save themselves. Save Changes sends them at once.</p>
      <Button busy={busy} onClick={() => void save()} aria-keyshortcuts="Control+S Meta+S">
        Save Changes
      </Button>
    </div>
  );
}
