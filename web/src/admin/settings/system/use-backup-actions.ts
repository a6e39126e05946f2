import { useEffect, useRef, useState } from 'react';
import { backupTexts, type ApiError, type BackupsReply } from '@apoti/contract';
import {
  beginBackup,
  beginRestore,
  deleteBackup,
  refreshBackups,
  refreshEverything,
} from '../../../shared/api/backups';
import { toApiError } from '../../../shared/api/to-api-error';
import { adminToast } from '../../../shared/ui/toast';
import type { Question } from './BackupQuestions';
import { endOf, type SaidEnd } from './said-end';

/** Makes, restores and deletes backups, and says how it ended. */
export function useBackupActions(known: BackupsReply | undefined) {
  const [question, ask] = useState<Question | null>(null);
  const [isSending, setSending] = useState(false);
  const asked = useSaidEnd(known);

  async function send(work: () => Promise<void>, failure: string): Promise<void> {
    setSending(true);
    try {
      await work();
    } catch (error) {
      tell(failure, toApiError(error));
      void refreshBackups();
    } finally {
      setSending(false);
    }
  }

  async function answer({ about, action }: Question): Promise<void> {
    if (action === 'restore') await send(() => beginRestore(about.name), backupTexts.notRestored);
    else await send(() => remove(about.name), backupTexts.notDeleted);
    ask(null);
  }

  const make = () => {
    asked();
    return send(beginBackup, backupTexts.notMade);
  };
  return { question, ask, answer, make, isSending };
}

async function remove(name: string): Promise<void> {
  await deleteBackup(name);
  adminToast.success(backupTexts.deleted);
}

function tell(failure: string, error: ApiError): void {
  adminToast.error(`${failure}: ${error.message}`);
}

/** Says once how what was under way has ended. What it answers is to be told when this person asks for a backup. */
function useSaidEnd(known: BackupsReply | undefined): () => void {
  const before = useRef<BackupsReply | undefined>(undefined);
  const isMine = useRef(false);
  useEffect(() => {
    const last = before.current;
    before.current = known;
    if (last === undefined || known === undefined) return;
    const end = endOf(last, known, isMine.current);
    if (last.work !== null && known.work === null) isMine.current = false;
    if (end !== null) said[end]();
  }, [known]);
  return () => {
    isMine.current = true;
  };
}

const said: Record<SaidEnd, () => void> = {
  made: () => adminToast.success(backupTexts.made),
  'not-made': () => adminToast.error(backupTexts.notMade),
  'broken-off': () => adminToast.error(`${backupTexts.notMade}: ${backupTexts.brokenOff}`),
  'not-restored': () => adminToast.error(backupTexts.notRestored),
  restored: () => {
    adminToast.success(backupTexts.restored);
    void refreshEverything();
  },
};
