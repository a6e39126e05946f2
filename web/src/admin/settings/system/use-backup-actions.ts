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

/** Makes, restores and deletes backups, and says how it ended. */
export function useBackupActions(known: BackupsReply | undefined) {
  const [question, ask] = useState<Question | null>(null);
  const [isSending, setSending] = useState(false);
  useSaidEnd(known);

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

  const make = () => send(beginBackup, backupTexts.notMade);
  return { question, ask, answer, make, isSending };
}

async function remove(name: string): Promise<void> {
  await deleteBackup(name);
  adminToast.success(backupTexts.deleted);
}

function tell(failure: string, error: ApiError): void {
  adminToast.error(`${failure}: ${error.message}`);
}

/** Says once how what was under way has ended. */
function useSaidEnd(known: BackupsReply | undefined): void {
  const before = useRef<BackupsReply | undefined>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = known;
    if (last === undefined || known === undefined) return;
    if (isRestoring(last)) {
      if (!isRestoring(known)) sayRestored(known.restore?.state === 'restored');
      return;
    }
    // What a restore has replaced becomes a backup too, of which nothing needs to be said.
    const wasAsked = last.work !== null && known.work === null && known.backups[0]?.kind !== 'before-restore';
    if (!wasAsked) return;
    if (known.problem === null) adminToast.success(backupTexts.made);
    else adminToast.error(backupTexts.notMade);
  }, [known]);
}

function isRestoring({ work, restore }: BackupsReply): boolean {
  return work?.what === 'restore' || restore?.state === 'switched';
}

function sayRestored(isRestored: boolean): void {
  if (!isRestored) {
    adminToast.error(backupTexts.notRestored);
    return;
  }
  adminToast.success(backupTexts.restored);
  void refreshEverything();
}
