import { z } from 'zod';
import { backupKinds } from '../constants/backups';

const BACKUPS = '/api/wire/backups';

/** The calls about backups between proxy and CMS, each for a person (A18). */
export const cmsBackupPaths = {
  list: BACKUPS,
  make: BACKUPS,
  restore: `${BACKUPS}/restore`,
  delete: `${BACKUPS}/delete`,
  one: (name: string) => `${BACKUPS}/${name}`,
} as const;

/** Where a file of an archive belongs within the data folder: the database, or an upload. Never anywhere else. */
const archivedPath = z
  .string()
  .max(1_000)
  .refine(
    (path) =>
      path === 'cms.sqlite' ||
      path === 'cms.sql' ||
      (/^public\/uploads\/[^\\\0]+$/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part))),
    'leads outside the data folder',
  );

/** What stands first in an archive: everything in it, so that it can be looked through. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  kind: z.enum(backupKinds),
  madeAt: z.iso.datetime(),
  by: z.string(),
  /** Which release of the product has made it; an earlier one says nothing. */
  release: z
    .string()
    .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}([-+][0-9A-Za-z.+-]{1,64})?$/)
    .optional(),
  /** Whether uploads were left out, since they lie in an object store. */
  leavesOutUploads: z.boolean().default(false),
  files: z.array(
    z.object({
      path: archivedPath,
      size: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/** How far a restore is; kept on the disk, so that it goes on where it was broken off. */
export const restoreNoteSchema = z.object({
  /**
   * `ready`: unpacked and checked. `moving`: what was there is aside. `switched`: in its place, to be started. Then `restored`;
   * or `undoing` and `undone`.
   */
  state: z.enum(['ready', 'moving', 'switched', 'restored', 'undoing', 'undone']),
  name: z.string(),
  madeAt: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  /** Starts that were tried with it. */
  starts: z.number().int(),
  /** The schema of PostgreSQL in which what was there waits. */
  aside: z.string().default(''),
  /** Which database it is for; an earlier release says nothing. */
  database: z.string().optional(),
});
export type RestoreNote = z.infer<typeof restoreNoteSchema>;
