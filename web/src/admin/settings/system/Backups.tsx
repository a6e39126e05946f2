import { BACKUPS_KEPT, BACKUPS_KEPT_BEFORE_RESTORE, BACKUPS_KEPT_BY_HAND, type BackupsReply } from '@apoti/contract';
import { isUnderWay, useBackups } from '../../../shared/api/backups';
import { momentText } from '../../../shared/lib/moment-text';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorPanel } from '../../../shared/ui/ErrorPanel';
import { Spinner } from '../../../shared/ui/Spinner';
import { FormSection } from '../../form/FormSection';
import { BackupNews } from './BackupNews';
import { BackupQuestions } from './BackupQuestions';
import { BackupTable } from './BackupTable';
import { sizeText } from './backup-texts';
import styles from './Backups.module.css';
import { useBackupActions } from './use-backup-actions';

const KEPT = `Measured visits are not in it. The ${BACKUPS_KEPT} newest of the schedule are kept, the ${BACKUPS_KEPT_BY_HAND} newest made by hand, and the ${BACKUPS_KEPT_BEFORE_RESTORE} newest that a restore has replaced. A backup holds personal data (messages, subscribers, accounts): keep a downloaded one where nobody else gets at it.`;

const WHOLE = 'One archive of the database and all files, checked after it was written.';
const WITHOUT_FILES =
  'One archive of the database, checked after it was written. Uploaded files are not in it: they lie in an object store, which has to be kept by its own versions or by a copy. The handbook for operators says how.';

/** Backups on the System tab (A18): made, downloaded, restored and deleted. */
export function Backups() {
  const { data, error, isValidating, mutate } = useBackups();
  return (
    <FormSection title="Backups" about={`${data?.leavesOutUploads === true ? WITHOUT_FILES : WHOLE} ${KEPT}`}>
      {data !== undefined && <Shown known={data} isAway={error !== undefined} />}
      {data === undefined && error === undefined && <Spinner />}
      {data === undefined && error !== undefined && (
        <ErrorPanel title="The backups cannot be listed" onRetry={() => void mutate()} busy={isValidating}>
          <p>{error.message}</p>
        </ErrorPanel>
      )}
    </FormSection>
  );
}

function Shown({ known, isAway }: { known: BackupsReply; isAway: boolean }) {
  const { question, ask, answer, make, isSending } = useBackupActions(known);
  const { backups, work, problem, restore, byCommand, uploadsAreVolume } = known;
  const busy = isSending || isUnderWay(known);
  return (
    <>
      <div className={styles.head}>
        <Button look="secondary" busy={busy} onClick={() => void make()}>
          Back Up Now
        </Button>
        <p className={styles.what}>{whenNext(known)}</p>
      </div>
      <BackupNews {...{ work, problem, restore, isAway }} />
      {backups.length === 0 ? (
        <EmptyState title="No backups yet" />
      ) : (
        <BackupTable
          backups={backups}
          busy={busy}
          onRestore={(about) => ask({ about, action: 'restore' })}
          onDelete={(about) => ask({ about, action: 'delete' })}
        />
      )}
      <BackupQuestions
        question={question}
        byCommand={byCommand}
        uploadsAreVolume={uploadsAreVolume}
        busy={isSending}
        onCancel={() => ask(null)}
        onAnswer={(one) => void answer(one)}
      />
    </>
  );
}

function whenNext({ next, free }: BackupsReply): string {
  const room = `${sizeText(free)} are free.`;
  return next === null ? room : `Next by itself: ${momentText(Date.parse(next))}. ${room}`;
}
