import { ApiError } from '@apoti/contract';
import { useState } from 'react';
import { FiRefreshCw } from 'react-icons/fi';
import { refreshLeads, resendLeadReply } from '../../shared/api/lead-inbox';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import { orDone } from '../form/reason-of';
import { leadTexts } from './lead-texts';
import { sayOnItsWay } from './say-on-its-way';

/** Sends an answer that has failed for good once more. */
export function TryAgain({ lead, reply }: { lead: string; reply: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { replies } = await resendLeadReply(lead, reply);
      sayOnItsWay(
        replies.find(({ key }) => key === reply),
        ' again',
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      adminToast.error(orDone(`${leadTexts.notAgain}: ${error.message}`, error, leadTexts.maybeAgain));
      // It may stand otherwise by now, also where somebody else was faster.
      void refreshLeads();
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
