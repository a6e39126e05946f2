import { ALERT_SYSTEM, settingsTexts, type AlertStep } from '@apoti/contract';
import { useState } from 'react';
import { FiBell } from 'react-icons/fi';
import { testAlerts } from '../../../shared/api/settings';
import { Button } from '../../../shared/ui/Button';
import { adminToast } from '../../../shared/ui/toast';
import { saveFirst } from '../../editor/save-first';
import { orDone, reasonOf } from '../../form/reason-of';
import { useSettingsEditor } from '../../settings-editing/settings-editing';
import { MAY_BE_SENT } from './sent-texts';
import { SentSteps } from './SentSteps';
import styles from './TestAlerts.module.css';

const FAILED = settingsTexts.notConnected(ALERT_SYSTEM);

/** Sends one alert by the same ways as a real one, and says what became of it (A18). */
export function TestAlerts() {
  const editor = useSettingsEditor();
  const [isBusy, setBusy] = useState(false);
  const [steps, setSteps] = useState<readonly AlertStep[]>([]);
  const [failure, setFailure] = useState('');
  const test = async () => {
    setBusy(true);
    setSteps([]);
    setFailure('');
    try {
      await saveFirst(editor, 'general', 'notifications');
      const found = await testAlerts();
      setSteps(found);
      if (found.some(({ state }) => state === 'sent')) adminToast.success(`${ALERT_SYSTEM}: the test was sent`);
      else adminToast.error(FAILED);
    } catch (error) {
      adminToast.error(orDone(FAILED, error, MAY_BE_SENT));
      setFailure(orDone(reasonOf(FAILED, error), error, MAY_BE_SENT));
    }
    setBusy(false);
  };
  return (
    <div className={styles.test}>
      <Button look="secondary" busy={isBusy} onClick={() => void test()}>
        {!isBusy && <FiBell aria-hidden="true" />} Test Alerts
      </Button>
      <SentSteps label="What became of the test" steps={steps} failure={failure} />
    </div>
  );
}
