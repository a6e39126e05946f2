import { ApiError, type LeadConditions } from '@apoti/contract';
import { useState } from 'react';
import { FiDownload } from 'react-icons/fi';
import { refreshSession } from '../../shared/api/auth';
import { exportLeads } from '../../shared/api/lead-inbox';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import { leadTexts } from './lead-texts';

function download(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `leads-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves what the filter finds as a table. */
export function ExportButton({ conditions }: { conditions: LeadConditions }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      download(await exportLeads(conditions));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'unauthenticated') void refreshSession();
      adminToast.error(`${leadTexts.exportFailed}: ${error.message}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={busy} onClick={() => void save()}>
      {!busy && <FiDownload aria-hidden="true" />} Export CSV
    </Button>
  );
}
