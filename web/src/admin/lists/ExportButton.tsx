import { ApiError } from '@apoti/contract';
import { useState } from 'react';
import { FiDownload } from 'react-icons/fi';
import { whoWorks } from '../../shared/api/presence';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import { CSV_EXPORTED } from './list-texts';
import { saveFile } from './save-file';

type ExportButtonProps = {
  /** What the file holds; it is called so. */
  what: string;
  load: () => Promise<Blob>;
  /** Of another file than a table. */
  ending?: string;
  texts?: ExportTexts;
};

/** What the button says, and what is said when the file is there and when it is not. */
export type ExportTexts = { action: string; done: string; failed: (error: ApiError) => string };

const csvTexts: ExportTexts = {
  action: 'Export CSV',
  done: CSV_EXPORTED,
  failed: ({ message }) => `The export failed: ${message}`,
};

/** Saves a list as a table, or something else as a file: whole or not at all. */
export function ExportButton({ what, load, ending = 'csv', texts = csvTexts }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const person = whoWorks();
    // What one person asked for is neither saved nor told while another works here.
    const isHere = () => whoWorks() === person;
    try {
      const file = await load();
      if (!isHere()) return;
      saveFile(file, what, ending);
      adminToast.success(texts.done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isHere()) adminToast.error(texts.failed(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={busy} onClick={() => void save()}>
      {!busy && <FiDownload aria-hidden="true" />} {texts.action}
    </Button>
  );
}
