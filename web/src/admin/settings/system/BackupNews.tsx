import type { BackupsReply } from '@apoti/contract';
import { backupTexts } from '@apoti/contract';
import { momentText } from '../../../shared/lib/moment-text';
import { Notice } from '../../../shared/ui/Notice';
import { stepTexts } from './backup-texts';
import styles from './Backups.module.css';

type BackupNewsProps = Pick<BackupsReply, 'work' | 'problem' | 'restore'> & {
  /** The CMS does not answer, as it does not while it starts with what was restored. */
  isAway: boolean;
};

/** What is under way, what went wrong and how the last restore went. */
export function BackupNews({ work, problem, restore, isAway }: BackupNewsProps) {
  const isRestoring = restore?.state === 'switched' || work?.what === 'restore';
  if (isRestoring && (isAway || work === null)) return <Working text={stepTexts.restarting} />;
  if (work !== null) return <Working text={stepTexts[work.step]} done={work.done} />;
  return (
    <>
      {problem !== null && (
        <Notice tone="bad" title={backupTexts.notMade}>
          <p>
            {momentText(Date.parse(problem.at))}: {problem.text}
          </p>
        </Notice>
      )}
      <RestoreEnd restore={restore} />
    </>
  );
}

function Working({ text, done }: { text: string; done?: number }) {
  return (
    <div className={styles.work}>
      <p role="status">{text} …</p>
      <progress aria-label={text} max={1} value={text === stepTexts.restarting ? undefined : done} />
    </div>
  );
}

function RestoreEnd({ restore }: Pick<BackupsReply, 'restore'>) {
  if (restore === null || restore.state === 'switched') return null;
  const when = momentText(Date.parse(restore.at));
  if (restore.state === 'restored') {
    return (
      <Notice tone="good" title={backupTexts.restored}>
        <p>
          On {when}, by {restore.by}: what the backup holds is as it was on {momentText(Date.parse(restore.madeAt))};
          measured visits are in no backup and stayed. Mails that still waited then were held back, for they may have
          been sent since.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={backupTexts.notRestored}>
      <p>
        {when}: {restore.reason}
      </p>
    </Notice>
  );
}
