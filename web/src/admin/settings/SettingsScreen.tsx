import { settingsTexts } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { Tabs } from '../../shared/ui/Tabs';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import { useTab } from '../form/use-tab';
import { settingsTabs, type SettingsTab } from '../settings-editing/settings-labels';
import { useSettingsEditor } from '../settings-editing/settings-editing';
import { wholeGroup } from '../state-editing/state-group';
import { SecurityTab } from './security/SecurityTab';
import styles from './SettingsScreen.module.css';
import { panels } from './settings-tabs';
import { useSaveSite } from './use-save-site';

/**
 * Settings (A18, A19): a tab a part; which one is open is in the address. What is saved is in force within a second. The own
 * password has its own button, and does not wait for the settings.
 */
export function SettingsScreen() {
  const editor = useSettingsEditor();
  const saveSite = useSaveSite();
  const { loadError, reload } = editor;
  const [first, ...others] = settingsTabs;
  const { current, choose } = useTab<SettingsTab>([first.id, ...others.map(({ id }) => id)]);
  const settings = wholeGroup(editor);
  const Panel = current === 'security' ? null : panels[current];
  return (
    <>
      <h1 className={styles.title}>Settings</h1>
      <Tabs
        label="Parts of the settings"
        tabs={settingsTabs}
        current={current}
        onChoose={choose}
        className={styles.panel}
      >
        {Panel === null && <SecurityTab />}
        {Panel && settings && <Panel settings={settings} />}
        {Panel && !settings && loadError === undefined && <Spinner label="Loading the settings…" />}
        {Panel && loadError !== undefined && (
          <EmptyState title="The settings cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
            <p>{loadError}</p>
          </EmptyState>
        )}
      </Tabs>
      {settings && (
        <EditorDock editor={editor} history={{ kind: 'settings' }}>
          <SaveBar
            editor={editor}
            action="Save All Settings"
            busyText={settingsTexts.saving}
            texts={settingsTexts}
            saveOthers={saveSite}
          />
        </EditorDock>
      )}
    </>
  );
}
