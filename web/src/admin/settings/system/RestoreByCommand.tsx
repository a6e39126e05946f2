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
  onClose: () => void;
};

/** Gives the command that restores a backup, where the server cannot restart itself (A18). */
export function RestoreByCommand({ backup, why, onClose }: RestoreByCommandProps) {
  return (
    <Dialog title="Restore this backup?" open onClose={onClose}>
      <div className={styles.command}>
        <p>
          <strong>{backupTitle(backup)}</strong>
        </p>
        <p>{why} Stop it, and run this where it is installed:</p>
        <CopyButton label="The command" text={restoreCommand(backup.name)} />
        <Button className={styles.close} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
