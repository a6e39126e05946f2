import type { Backup } from '@apoti/contract';
import { CopyButton } from '../../form/CopyButton';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { backupTitle, restoreCommand } from './backup-texts';
import styles from './Backups.module.css';

type RestoreByCommandProps = {
  backup: Backup;
  /** Why the server cannot do it by itself. */
  why: string;
  /** Whether the command cannot do it either. */
  byHand: boolean;
  onClose: () => void;
};

/** Says how a backup is restored where the back-office cannot begin it: by the command, or by hand (A18). */
export function RestoreByCommand({ backup, why, byHand, onClose }: RestoreByCommandProps) {
  return (
    <Dialog title="Restore this backup?" open onClose={onClose}>
      <div className={styles.command}>
        <p>
          <strong>{backupTitle(backup)}</strong>
        </p>
        {byHand ? (
          <>
            <p>
              {why} The handbook for operators says how to restore there: docs/operations.md, Back up and restore, in
              containers. The backup’s name:
            </p>
            <CopyButton label="The backup’s name" text={backup.name} />
          </>
        ) : (
          <>
            <p>{why} Stop it, and run this where it is installed:</p>
            <CopyButton label="The command" text={restoreCommand(backup.name)} />
          </>
        )}
        <Button className={styles.close} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
