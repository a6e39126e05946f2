import { Tabs } from '../../shared/ui/Tabs';
import { useTab } from '../form/use-tab';
import styles from './SettingsScreen.module.css';
import { settingsTabs } from './settings-tabs';

/** Settings (A18, A19): a tab a part; which one is open is in the address. */
export function SettingsScreen() {
  const [first, ...others] = settingsTabs;
  const { current, choose } = useTab([first.id, ...others.map(({ id }) => id)]);
  const { Panel } = settingsTabs.find(({ id }) => id === current) ?? first;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Settings</h1>
      <Tabs
        label="Parts of the settings"
        tabs={settingsTabs}
        current={current}
        onChoose={choose}
        className={styles.panel}
      >
        <Panel />
      </Tabs>
    </div>
  );
}
