import { z } from 'zod';
import { backupKinds } from '../../constants/backups';

const moment = z.string();

/** The file name of a backup: when it was made (UTC, to the ms) and why. */
export const backupNameSchema = z
  .string()
  .max(80)
  .regex(
    new RegExp(String.raw`^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-(${backupKinds.join('|')})\.tar\.gz$`),
    'is not the name of a backup',
  );

/** A backup: one archive of the database and the files. */
export const backupSchema = z.object({
  name: backupNameSchema,
  kind: z.enum(backupKinds),
  madeAt: moment,
  /** Bytes of the archive. */
  size: z.number().int(),
  /** How many uploaded files are in it; null when what is written at its beginning cannot be read. */
  files: z.number().int().nullable(),
  /** Who asked for it; empty: the schedule. */
  by: z.string(),
  /** Whether uploads were left out, since they lay in an object store. */
  leavesOutUploads: z.boolean().default(false),
});
export type Backup = z.infer<typeof backupSchema>;

/** What is being done, and how far it is (0 to 1). */
export const backupWorkSchema = z.object({
  what: z.enum(['backup', 'restore']),
  step: z.enum(['copying', 'writing', 'checking', 'unpacking', 'restarting']),
  done: z.number().min(0).max(1),
});
export type BackupWork = z.infer<typeof backupWorkSchema>;

/** How the last restore went: `switched` is on its way, `undone` has put back what was there before. */
export const restoreNewsSchema = z.object({
  state: z.enum(['switched', 'restored', 'undone', 'failed']),
  name: z.string(),
  madeAt: moment,
  at: moment,
  by: z.string(),
  /** Why it did not succeed; empty when it did. */
  reason: z.string(),
});
export type RestoreNews = z.infer<typeof restoreNewsSchema>;

/** GET backups. */
export const backupsReplySchema = z.object({
  /** Newest first. */
  backups: z.array(backupSchema),
  work: backupWorkSchema.nullable(),
  /** The last backup that could not be made, unless one was made since. */
  problem: z.object({ at: moment, text: z.string() }).nullable(),
  restore: restoreNewsSchema.nullable(),
  /** When the schedule makes the next one; null when it makes none. */
  next: moment.nullable(),
  /** Bytes that are free where the backups are. */
  free: z.number(),
  /** Why a restore needs the command, or a person's hand; empty: it can be begun from the back-office. */
  byCommand: z.string(),
  /** Whether the command cannot do it either, since the uploads are a volume of their own. */
  uploadsAreVolume: z.boolean().default(false),
  /** Whether backups leave out the uploads now, since they lie in an object store, which is kept by itself. */
  leavesOutUploads: z.boolean().default(false),
});
export type BackupsReply = z.infer<typeof backupsReplySchema>;

/** POST backups. */
export const newBackupSchema = z.object({});
/** Which backup is meant: POST backups/restore and DELETE backups. */
export const namedBackupSchema = z.object({ name: backupNameSchema });
export type NamedBackup = z.infer<typeof namedBackupSchema>;
