import type { Backup } from '@apoti/contract';
import { DeleteDialog } from '../../form/DeleteDialog';
import { backupTitle } from './backup-texts';
import styles from './Backups.module.css';
import { RestoreByCommand } from './RestoreByCommand';

/** What is asked before something happens to a backup. */
export type Question = { about: Backup; action: 'restore' | 'delete' };

type BackupQuestionsProps = {
  question: Question | null;
  /** Why the back-office cannot begin a restore; empty: it can. */
  byCommand: string;
  /** Whether the command cannot do it either. */
  uploadsAreVolume: boolean;
  busy: boolean;
  onCancel: () => void;
  onAnswer: (question: Question) => void;
};

/** Asks before a backup is restored or deleted, and says what is lost by it. */
export function BackupQuestions({ question, byCommand, uploadsAreVolume, ...rest }: BackupQuestionsProps) {
  const { busy, onCancel, onAnswer } = rest;
  const name = question === null ? null : backupTitle(question.about);
  const isRestore = question?.action === 'restore';
  const answer = () => question !== null && onAnswer(question);
  if (isRestore && byCommand !== '') {
    const { about } = question;
    return <RestoreByCommand backup={about} why={byCommand} byHand={uploadsAreVolume} onClose={onCancel} />;
  }
  return (
    <DeleteDialog
      question={isRestore ? 'Restore this backup?' : 'Delete this backup?'}
      name={name}
      action={isRestore ? 'Restore' : 'Delete'}
      note={
        isRestore ? (
          <RestoreNote leavesOutUploads={question.about.leavesOutUploads} />
        ) : (
          'It cannot be brought back. Download it first if you may need it.'
        )
      }
      busy={busy}
      onCancel={onCancel}
      onDelete={answer}
    />
  );
}

function RestoreNote({ leavesOutUploads }: Pick<Backup, 'leavesOutUploads'>) {
  const all = leavesOutUploads ? 'Content, posts, messages' : 'Content, posts, files, messages';
  return (
    <ul className={styles.points}>
      <li>{all}, subscribers and accounts all become what they were then.</li>
      {leavesOutUploads && <li>Files stay as they are: they lie in an object store, and are not in this backup.</li>}
      <li>Measured visits stay as they are: they are in no backup.</li>
      <li>What was changed since is gone from the site. It is kept as a backup of its own, so you can go back.</li>
      <li>Who has unsubscribed since then is a subscriber again. Passwords are those of then.</li>
      <li>The back-office is away for about half a minute; visitors go on seeing the site.</li>
    </ul>
  );
}
