import type { Backup, BackupKind, BackupWork } from '@apoti/contract';
import { momentText } from '../../../shared/lib/moment-text';

/** What people call each kind. */
export const kindTexts: Record<BackupKind, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  manual: 'By hand',
  'before-restore': 'Before a restore',
};

/** What is being done. */
export const stepTexts: Record<BackupWork['step'], string> = {
  copying: 'Copying the database',
  writing: 'Writing the archive',
  checking: 'Checking every file',
  unpacking: 'Unpacking and checking',
  restarting: 'Starting again with the backup',
};

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes for people. */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes, 0];
  for (; size >= 1_000 && unit < UNITS.length - 1; unit += 1) size /= 1_000;
  if (bytes === 1) return '1 byte';
  const digits = unit === 0 || size >= 100 ? 0 : 1;
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}

/** How a backup is called in a question. */
export function backupTitle({ madeAt, kind }: Backup): string {
  return `${momentText(Date.parse(madeAt))} (${kindTexts[kind].toLowerCase()})`;
}

/** The command that restores it on the server. */
export function restoreCommand(name: string): string {
  return `npm run restore -- ${name}`;
}
