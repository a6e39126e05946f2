import { settingsTexts, type Connection, type TestedService } from '@apoti/contract';
import { useState } from 'react';
import { FiRadio } from 'react-icons/fi';
import { testConnection } from '../../../shared/api/settings';
import { Button } from '../../../shared/ui/Button';
import { adminToast } from '../../../shared/ui/toast';
import { saveFirst } from '../../editor/save-first';
import { reasonOf } from '../../form/reason-of';
import type { SettingsGroup } from '../../settings-editing/settings-draft';
import { useSettingsEditor } from '../../settings-editing/settings-editing';
import styles from './ConnectionTest.module.css';

/** The group of the settings in which a service is: what is not valid elsewhere does not keep it from being tested. */
const groupOf: Record<TestedService, SettingsGroup> = {
  googleAnalytics: 'googleAnalytics',
  googleTagManager: 'googleTagManager',
  heatmapTracking: 'heatmapTracking',
  facebookPixel: 'socialAnalytics',
  linkedinInsight: 'socialAnalytics',
  twitterAnalytics: 'socialAnalytics',
};

type ConnectionTestProps = {
  service: TestedService;
  name: string;
  /** By which the service knows the site, as it is in the form. */
  id: string;
};

/** What a test found, and what it was about. */
type Found = Pick<Connection, 'connected' | 'found'> & Pick<ConnectionTestProps, 'name' | 'id'>;

/** Asks a service whether it is there and knows the id that is saved (A18). */
export function ConnectionTest({ service, name, id }: ConnectionTestProps) {
  const editor = useSettingsEditor();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const shown = found?.name === name && found.id === id ? found : null;
  const test = async () => {
    setBusy(true);
    setFound(null);
    try {
      await saveFirst(editor, groupOf[service]);
      const connection = await testConnection(service);
      setFound({ ...connection, name, id });
      if (connection.connected) adminToast.success(`Connected to ${connection.name}`);
      else adminToast.error(settingsTexts.notConnected(connection.name));
    } catch (error) {
      const failed = settingsTexts.notConnected(name);
      adminToast.error(failed);
      setFound({ connected: false, found: reasonOf(failed, error), name, id });
    }
    setBusy(false);
  };
  return (
    <div className={styles.test}>
      <Button look="secondary" busy={isBusy} aria-label={`Test connection: ${name}`} onClick={() => void test()}>
        {!isBusy && <FiRadio aria-hidden="true" />} Test connection
      </Button>
      <p role="status" className={styles.found} data-failed={shown?.connected === false || undefined}>
        {shown?.found}
      </p>
    </div>
  );
}
