/** Why a backup was made: by the schedule, by somebody's wish, or of what a restore has replaced. */
export const backupKinds = ['daily', 'weekly', 'monthly', 'manual', 'before-restore'] as const;
export type BackupKind = (typeof backupKinds)[number];

/**
 * Backups that are kept of those that the schedule made: two weeks of days, a quarter of weeks, more than a year of months.
 * The oldest goes once a newer one is written and checked.
 */
export const BACKUPS_KEPT = 14;
/** Those made by hand are kept apart from them, so that neither drives out the other. */
export const BACKUPS_KEPT_BY_HAND = 10;
/** And so are those that restores have replaced. */
export const BACKUPS_KEPT_BEFORE_RESTORE = 3;
/** When in the night the schedule's backup is made, in Lagos; one that was missed is made up for at the next start. */
export const BACKUP_HOUR = 2;

/** Texts about backups (A18). */
export const backupTexts = {
  made: 'Backup created and checked',
  notMade: 'Failed to create the backup',
  deleted: 'Backup deleted',
  notDeleted: 'Failed to delete the backup',
  restored: 'The backup was restored',
  notRestored: 'Failed to restore the backup',
  brokenOff: 'The server was restarted meanwhile. Please try again.',
  missing: 'There is no such backup any more',
  busy: 'A backup is being made or restored at the moment. Please wait until it is done.',
  notSupervised: 'The server was not started by npm start, so it cannot restart itself for a restore.',
  uploadsAreVolume: 'The uploads are a volume of their own here, which the product cannot exchange for others.',
} as const;
