import { settingsTexts, type Connection, type TestedService } from '@apoti/contract';
import { useState } from 'react';
import { FiRadio } from 'react-icons/fi';
import { testConnection } from '../../../shared/api/settings';
import { Button } from '../../../shared/ui/Button';
import { adminToast } from '../../../shared/ui/toast';
import { reasonOf } from '../../form/reason-of';
import { useSettingsEditor } from '../../settings-editing/settings-editing';
import styles from './ConnectionTest.module.css';

/** Asks a service whether it is there and knows the id that is saved (A18). */
export function ConnectionTest({ service, name }: { service: TestedService; name: string }) {
  const { session } = useSettingsEditor();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Pick<Connection, 'connected' | 'found'> | null>(null);
  const test = async () => {
    setBusy(true);
    setFound(null);
    try {
      await session.save();
      const connection = await testConnection(service);
      setFound(connection);
      if (connection.connected) adminToast.success(`Connected to ${connection.name}`);
      else adminToast.error(settingsTexts.notConnected(connection.name));
    } catch (error) {
      const failed = settingsTexts.notConnected(name);
      adminToast.error(failed);
      setFound({ connected: false, found: reasonOf(failed, error) });
    }
    setBusy(false);
  };
  return (
    <div className={styles.test}>
      <Button look="secondary" busy={isBusy} aria-label={`Test connection: ${name}`} onClick={() => void test()}>
        {!isBusy && <FiRadio aria-hidden="true" />} Test connection
      </Button>
      <p role="status" className={styles.found} data-failed={found?.connected === false || undefined}>
        {found?.found}
      </p>
    </div>
  );
}
