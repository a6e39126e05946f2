import { ApiError } from '@apoti/contract';
import { useState } from 'react';
import { FiDownload } from 'react-icons/fi';
import { whoWorks } from '../../shared/api/presence';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import { saveTable } from './save-table';

type ExportButtonProps = {
  /** What the table holds; its file is called so. */
  what: string;
  load: () => Promise<Blob>;
};

/** Saves a list as a table, whole or not at all. */
export function ExportButton({ what, load }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const person = whoWorks();
    // What one person asked for is neither saved nor told while another works here.
    const isHere = () => whoWorks() === person;
    try {
      const table = await load();
      if (!isHere()) return;
      saveTable(table, what);
      adminToast.success('CSV exported successfully');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isHere()) adminToast.error(`The export failed: ${error.message}`);
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
