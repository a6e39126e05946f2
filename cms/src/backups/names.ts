import { backupKinds, backupNameSchema, type BackupKind } from '@apoti/contract';

/** What the name of a backup says. */
export type NamedAt = { name: string; kind: BackupKind; time: number };

/** The file name of a backup that was made at a time (ms). */
export function backupName(kind: BackupKind, time: number): string {
  return `backup-${new Date(time).toISOString().replaceAll(/[:.]/g, '-')}-${kind}.tar.gz`;
}

/** What a file name says; null for what is no backup. */
export function parseBackupName(name: string): NamedAt | null {
  if (!backupNameSchema.safeParse(name).success) return null;
  const [date = '', clock = ''] = name.slice('backup-'.length).split('T');
  const [hours = '', minutes = '', seconds = '', ms = ''] = clock.split('-');
  const time = Date.parse(`${date}T${hours}:${minutes}:${seconds}.${ms}`);
  const kind = backupKinds.find((one) => name.endsWith(`Z-${one}.tar.gz`));
  return kind === undefined || Number.isNaN(time) ? null : { name, kind, time };
}

/** What is said of those that a newer one has driven out. */
export function toldOfGone(names: readonly string[]): string {
  return `${names.length} older ${names.length === 1 ? 'one' : 'ones'} went: ${names.join(', ')}`;
}
