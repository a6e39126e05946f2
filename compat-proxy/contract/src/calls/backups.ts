import { BACKUPS_KEPT, BACKUPS_KEPT_BEFORE_RESTORE, BACKUPS_KEPT_BY_HAND, backupTexts } from '../constants/backups';
import {
  backupsReplySchema,
  namedBackupSchema,
  newBackupSchema,
  type Backup,
  type BackupsReply,
} from '../resources/backups/backups';
import { doneSchema } from '../resources/done';
import type { Call } from './call';

const path = '/api/backups';
const name = 'backup-2026-01-31T01-00-04-120Z-daily.tar.gz';
const madeAt = '2026-01-31T01:00:04.120Z';
const backup: Backup = { name, kind: 'daily', madeAt, size: 12_345_678, files: 120, by: '', leavesOutUploads: false };
const list: BackupsReply = {
  backups: [backup],
  work: null,
  problem: null,
  restore: null,
  next: '2026-02-01T01:00:00.000Z',
  free: 20_000_000_000,
  byCommand: '',
  uploadsAreVolume: false,
  leavesOutUploads: false,
};
const done = { schema: doneSchema, example: { success: true } };
const named = { form: 'json', schema: namedBackupSchema, examples: [{ title: 'One', value: { name } }] } as const;

/** Backups of the database and the files (A18). */
export const backupCalls: readonly Call[] = [
  {
    row: 'A18',
    method: 'GET',
    path,
    title: 'List the backups',
    notes: [
      'The newest first. `work` says what is being done and how far it is, `problem` why the last backup failed, `restore` how the last restore went.',
      `The ${BACKUPS_KEPT} newest of the schedule are kept, the ${BACKUPS_KEPT_BY_HAND} newest made by hand, and the ${BACKUPS_KEPT_BEFORE_RESTORE} newest that a restore has replaced.`,
      'Where uploads lie in an object store a backup is of the database alone (`leavesOutUploads`).',
    ],
    audience: 'admins',
    reply: { schema: backupsReplySchema, example: list },
    errors: ['unauthenticated'],
  },
  {
    row: 'A18',
    method: 'POST',
    path,
    title: 'Make a backup',
    notes: [
      'Begins it; the list says how far it is. It is there once it was written and every byte of it was read again.',
      `While another is made or restored the answer is 409 with '${backupTexts.busy}'.`,
    ],
    audience: 'admins',
    body: { form: 'json', schema: newBackupSchema, examples: [{ title: 'Now', value: {} }] },
    reply: done,
    errors: ['bad_request', 'unauthenticated', 'invalid', 'conflict'],
  },
  {
    row: 'A18',
    method: 'GET',
    path: `${path}/{name}`,
    title: 'Download a backup',
    notes: ['The archive as a file. It holds personal data: messages, applications, subscribers and accounts.'],
    audience: 'admins',
    reply: { mediaType: 'application/gzip' },
    errors: ['unauthenticated', 'not_found'],
  },
  {
    row: 'A18',
    method: 'POST',
    path: `${path}/restore`,
    title: 'Restore a backup',
    notes: [
      'Begins it; the list says how far it is. The archive is looked through and unpacked beside what is there; then the CMS starts anew with it, for which it is away for about half a minute. What was there before becomes a backup itself.',
      'A damaged archive, or one that a newer release has made, changes nothing.',
    ],
    audience: 'admins',
    body: named,
    reply: done,
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid', 'conflict'],
  },
  {
    row: 'A18',
    method: 'DELETE',
    path,
    title: 'Delete a backup',
    notes: [],
    audience: 'admins',
    body: named,
    reply: done,
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid', 'conflict'],
  },
];
