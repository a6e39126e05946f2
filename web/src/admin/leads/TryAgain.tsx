import { ApiError } from '@apoti/contract';
import { useState } from 'react';
import { FiRefreshCw } from 'react-icons/fi';
import { resendLeadReply } from '../../shared/api/lead-inbox';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';

/** Sends an answer that has failed for good once more. */
export function TryAgain({ lead, reply }: { lead: string; reply: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await resendLeadReply(lead, reply);
      adminToast.success('The answer is on its way again');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      adminToast.error(`It could not be tried again: ${error.message}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button look="secondary" busy={busy} onClick={() => void send()}>
        {!busy && <FiRefreshCw aria-hidden="true" />} Try again
      </Button>
    </div>
  );
}
