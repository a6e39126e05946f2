import { ApiError, backupTexts, type BackupsReply, type RestoreNews } from '@apoti/contract';
import { objectStoreSettings } from '@apoti/contract/object-store/settings';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { findJob } from '../schedule/job-row';
import { periodAt } from '../schedule/periods';
import type { Job } from '../schedule/scheduler';
import { dataDir } from '../settings/data-dir';
import { readSettings } from '../states/read-settings';
import type { Strapi } from '../store/strapi';
import { problemText } from './backup-problem';
import { freeRoom } from './free-room';
import { BackupKeeper } from './keeper';
import { deleteBackup, lastBackupAt, listBackups, namedBackups } from './list-backups';
import { readNote } from './restore-note';
import { uploadsAreVolume } from './uploads-volume';

const JOB = 'backup';
const keepers = new WeakMap<Strapi, BackupKeeper>();

/** Ends this process in good order; npm start starts it again. */
function restartSoon(): void {
  setTimeout(() => process.kill(process.pid, 'SIGTERM'), 500).unref();
  setTimeout(() => process.exit(0), 10_000).unref();
}

/** Begins to keep backups. `restart` is another one in tests. */
export async function openBackups(strapi: Strapi, restart = restartSoon): Promise<void> {
  const keeper = new BackupKeeper(strapi, restart);
  keepers.set(strapi, keeper);
  await keeper.open();
}

/** What is under way is broken off. */
export async function closeBackups(strapi: Strapi): Promise<void> {
  await keepers.get(strapi)?.close();
}

/** @throws ApiError `invalid` before the CMS stands */
function keeperOf(strapi: Strapi): BackupKeeper {
  const keeper = keepers.get(strapi);
  if (keeper === undefined) throw new ApiError('invalid', 'Backups cannot be made yet');
  return keeper;
}

/** The schedule's backup (A18): one a period, found by its time even where an end came before it was noted. */
export function backupJob(strapi: Strapi): Job {
  return {
    name: JOB,
    frequency: async () => (await readSettings(strapi)).general.backupFrequency,
    beginsAtOnce: false,
    isDone: async ({ start, end }) => {
      const known = await namedBackups(dataDir());
      return known.some(({ kind, time }) => isScheduled(kind) && time >= start && time < end);
    },
    run: async () => {
      const { general } = await readSettings(strapi);
      const keeper = keeperOf(strapi);
      await keeper.idle();
      await keeper.make(general.backupFrequency, '');
    },
    problemText,
    alert: (problem) => ({
      title: 'The scheduled backup has failed',
      text: `${problem} It is tried again every quarter of an hour until one is made. Settings, System tells how it stands.`,
    }),
  };
}

/** Whether the schedule's backup of now is still to be made, or could not be made. */
export async function isBackupDue(strapi: Strapi, now: number): Promise<boolean> {
  const row = await findJob(strapi, JOB);
  const { general } = await readSettings(strapi);
  return row !== null && row.done !== periodAt(general.backupFrequency, now).id;
}

const isScheduled = (kind: string) => kind !== 'manual' && kind !== 'before-restore';

/** GET backups. @throws ApiError `unauthenticated` */
export async function showBackups(strapi: Strapi, person: PersonClaim): Promise<BackupsReply> {
  await requireAdmin(strapi, person);
  const keeper = keepers.get(strapi);
  const backups = await listBackups(dataDir());
  const { general } = await readSettings(strapi);
  const volume = await uploadsAreVolume(dataDir());
  const notSupervised = process.env['SUPERVISED'] === '1' ? '' : backupTexts.notSupervised;
  return {
    backups,
    work: keeper?.work ?? null,
    problem: await lastProblem(strapi, keeper),
    restore: newsOf(keeper),
    next: keeper === undefined ? null : new Date(periodAt(general.backupFrequency, Date.now()).end).toISOString(),
    free: await freeRoom(dataDir()),
    byCommand: volume ? backupTexts.uploadsAreVolume : notSupervised,
    uploadsAreVolume: volume,
    leavesOutUploads: objectStoreSettings(process.env) !== null,
  };
}

/** What went wrong since the last backup. */
async function lastProblem(strapi: Strapi, keeper: BackupKeeper | undefined) {
  const since = (await lastBackupAt(dataDir(), Date.now())) ?? 0;
  const row = await findJob(strapi, JOB);
  const scheduled = row !== null && row.problem !== '' ? { at: row.problemAt, text: row.problem } : null;
  const problems = [keeper?.problems.backup ?? null, scheduled].filter((one) => one !== null);
  return (
    problems.filter(({ at }) => Date.parse(at) > since).sort((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null
  );
}

function newsOf(keeper: BackupKeeper | undefined): RestoreNews | null {
  const failed = keeper?.problems.restore;
  const note = readNote(dataDir());
  if (failed) return { state: 'failed', name: '', madeAt: '', by: '', at: failed.at, reason: failed.text };
  if (note === null) return null;
  const { name, madeAt, at, by, reason } = note;
  const state = note.state === 'restored' || note.state === 'undone' ? note.state : 'switched';
  return { state, name, madeAt, at, by, reason };
}

/** Begins a backup; how it goes is told by {@link showBackups}. */
export async function beginBackup(strapi: Strapi, person: PersonClaim): Promise<void> {
  const { username } = await requireAdmin(strapi, person);
  const keeper = keeperOf(strapi);
  keeper.refuseBusy();
  // Its failure is noted and told.
  void keeper.make('manual', username).catch(() => undefined);
}

/** Begins a restore; how it goes is told by {@link showBackups}. @throws ApiError `not_found`, `conflict`, `invalid` */
export async function beginRestore(strapi: Strapi, person: PersonClaim, name: string): Promise<void> {
  const { username } = await requireAdmin(strapi, person);
  const keeper = keeperOf(strapi);
  keeper.refuseBusy();
  if (process.env['SUPERVISED'] !== '1') throw new ApiError('invalid', backupTexts.notSupervised);
  await requireBackup(name);
  void keeper.restore(name, username).catch(() => undefined);
}

/** Whether a person may have a backup that is there. @throws ApiError `unauthenticated`, `not_found` */
export async function allowDownload(strapi: Strapi, person: PersonClaim, name: string): Promise<void> {
  const { username } = await requireAdmin(strapi, person);
  await requireBackup(name);
  strapi.log.info(`The backup ${name} is downloaded by ${username}`);
}

/** @throws ApiError `unauthenticated`, `not_found`, `conflict` while one is being restored */
export async function removeBackup(strapi: Strapi, person: PersonClaim, name: string): Promise<void> {
  const { username } = await requireAdmin(strapi, person);
  keepers.get(strapi)?.refuseBusy();
  await requireBackup(name);
  await deleteBackup(dataDir(), name);
  strapi.log.info(`The backup ${name} was deleted by ${username}`);
}

async function requireBackup(name: string): Promise<void> {
  const known = await namedBackups(dataDir());
  if (!known.some((one) => one.name === name)) throw new ApiError('not_found', backupTexts.missing);
}
