import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockCounters, saveCounters } from '../changes/counters';
import { HELD, MAIL_UID } from '../mail/mail-row';
import { settleReports } from '../reports/report-job';
import { dataDir } from '../settings/data-dir';
import type { Strapi } from '../store/strapi';
import { restoreFolder } from './places';
import { readNote, writeNote } from './restore-note';
import { noteRestored } from './restored-at';

/** Whether this start is the first one with a restored backup. */
function isFirst(): boolean {
  return readNote(dataDir())?.state === 'switched';
}

/**
 * Makes a restored database fit to be served, before anything is done with it: what was read before means nothing any more
 * (a new epoch), no mail is sent a second time because an old queue says that it waits, and no report or alert because the database
 * does not know that it was told.
 */
export async function settleRestored(strapi: Strapi): Promise<void> {
  if (!isFirst()) return;
  const now = Date.now();
  await strapi.db.transaction(async ({ trx }) => {
    const counters = await lockCounters(strapi, trx);
    await saveCounters(strapi, trx, { ...counters, epoch: randomBytes(6).toString('hex') });
    const where = { state: { $in: ['queued', 'sending'] } };
    const data = { state: 'failed', nextAttemptAt: null, lastError: HELD };
    await strapi.db.query(MAIL_UID).updateMany({ where, data });
    await noteRestored(strapi, now);
  });
  // Settings that cannot be read are no reason to take the restore back.
  await settleReports(strapi, now).catch((error: unknown) => void strapi.log.error(error));
}

/** The CMS has got to its feet with it: the restore has succeeded. */
export async function finishRestored(strapi: Strapi): Promise<void> {
  const note = readNote(dataDir());
  if (note?.state !== 'switched') return;
  writeNote(dataDir(), { ...note, state: 'restored' });
  await rm(join(restoreFolder(dataDir()), 'new'), { recursive: true, force: true });
  strapi.log.info(`The backup ${note.name} was restored by ${note.by}`);
}
