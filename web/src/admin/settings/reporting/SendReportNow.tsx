import type { AlertStep } from '@apoti/contract';
import { useState } from 'react';
import { FiSend } from 'react-icons/fi';
import { sendReportNow } from '../../../shared/api/reports';
import { Button } from '../../../shared/ui/Button';
import { adminToast } from '../../../shared/ui/toast';
import { saveFirst } from '../../editor/save-first';
import { orDone, reasonOf } from '../../form/reason-of';
import { useSettingsEditor } from '../../settings-editing/settings-editing';
import { MAY_BE_SENT } from '../notifications/sent-texts';
import { SentSteps } from '../notifications/SentSteps';
import styles from '../notifications/TestAlerts.module.css';

const FAILED = 'Failed to send the report';

/** Sends a report of the last week as it is set here, and says what became of it (A18). */
export function SendReportNow() {
  const editor = useSettingsEditor();
  const [isBusy, setBusy] = useState(false);
  const [steps, setSteps] = useState<readonly AlertStep[]>([]);
  const [failure, setFailure] = useState('');
  const send = async () => {
    setBusy(true);
    setSteps([]);
    setFailure('');
    try {
      await saveFirst(editor, 'general', 'notifications', 'reporting');
      const found = await sendReportNow();
      setSteps(found);
      if (found.some(({ state }) => state === 'sent')) adminToast.success('The report was sent');
      else adminToast.error(FAILED);
    } catch (error) {
      adminToast.error(orDone(FAILED, error, MAY_BE_SENT));
      setFailure(orDone(reasonOf(FAILED, error), error, MAY_BE_SENT));
    }
    setBusy(false);
  };
  return (
    <div className={styles.test}>
      <Button look="secondary" busy={isBusy} onClick={() => void send()}>
        {!isBusy && <FiSend aria-hidden="true" />} Send a Report Now
      </Button>
      <SentSteps label="What became of the report" steps={steps} failure={failure} />
    </div>
  );
}
