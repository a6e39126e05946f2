import { FiDownload, FiRotateCcw, FiTrash2 } from 'react-icons/fi';
import type { Backup } from '@apoti/contract';
import { backupAddress } from '../../../shared/api/backups';
import { momentText } from '../../../shared/lib/moment-text';
import { Badge } from '../../../shared/ui/Badge';
import { Button, buttonClass, IconButton } from '../../../shared/ui/Button';
import { backupTitle, kindTexts, sizeText } from './backup-texts';
import styles from './Backups.module.css';

type BackupTableProps = {
  backups: readonly Backup[];
  /** Something is under way: nothing else begins. */
  busy: boolean;
  onRestore: (backup: Backup) => void;
  onDelete: (backup: Backup) => void;
};

/** The backups, the newest first, with what can be done with each. */
export function BackupTable({ backups, busy, onRestore, onDelete }: BackupTableProps) {
  return (
    <ul className={styles.list} aria-label="Backups">
      {backups.map((backup) => (
        <li key={backup.name} className={styles.backup}>
          <div className={styles.facts}>
            <p className={styles.when}>
              <time dateTime={backup.madeAt}>{momentText(Date.parse(backup.madeAt))}</time>{' '}
              <Badge>{kindTexts[backup.kind]}</Badge>
            </p>
            <p className={styles.what}>{factsOf(backup)}</p>
          </div>
          <div className={styles.actions}>
            <a
              className={buttonClass('secondary')}
              href={backupAddress(backup.name)}
              download={backup.name}
              aria-label={`Download the backup of ${backupTitle(backup)}`}
            >
              <FiDownload aria-hidden="true" /> Download
            </a>
            <Button
              look="secondary"
              disabled={busy || backup.files === null}
              aria-label={`Restore the backup of ${backupTitle(backup)}`}
              onClick={() => onRestore(backup)}
            >
              <FiRotateCcw aria-hidden="true" /> Restore
            </Button>
            <IconButton
              label={`Delete the backup of ${backupTitle(backup)}`}
              icon={<FiTrash2 aria-hidden="true" />}
              disabled={busy}
              onClick={() => onDelete(backup)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ size, files, by, leavesOutUploads }: Backup): string {
  if (files === null) return `${sizeText(size)} · damaged, it cannot be read`;
  const count = `${files.toLocaleString('en-GB')} ${files === 1 ? 'file' : 'files'}`;
  const what = leavesOutUploads ? 'database, without the files of the object store' : `database and ${count}`;
  return [sizeText(size), what, 'checked', by === '' ? '' : `by ${by}`].filter((part) => part !== '').join(' · ');
}
