import type { CmsFigures } from '@apoti/contract';
import { lastBackupAt } from '../backups/list-backups';
import { jobStates } from '../dashboard/work-health';
import { MAIL_UID, toMailRow } from '../mail/mail-row';
import { dataDir } from '../settings/data-dir';
import type { Strapi } from '../store/strapi';
import { processFigures } from './process-figures';

/** How the CMS works: a handful of counts, each by an index. */
export async function readFigures(strapi: Strapi, now: number): Promise<CmsFigures> {
  const begun = performance.now();
  await strapi.db.connection.raw('select 1');
  const databaseSeconds = (performance.now() - begun) / 1000;
  const last = await lastBackupAt(dataDir(), now);
  return {
    databaseSeconds,
    mails: await mailFigures(strapi, now),
    jobs: await jobStates(strapi, now),
    lastBackup: last === null ? null : last / 1000,
    process: await processFigures(),
  };
}

/** How the mail queue stands. */
export async function mailFigures(strapi: Strapi, now: number): Promise<CmsFigures['mails']> {
  const rows = strapi.db.query(MAIL_UID);
  const open = { state: { $in: ['queued', 'sending'] } };
  const oldest = toMailRow(await rows.findOne({ where: open, orderBy: { queuedAt: 'asc' } }));
  return {
    waiting: await rows.count({ where: open }),
    oldestSeconds: oldest === null ? 0 : Math.max(0, now - oldest.queuedAt.getTime()) / 1000,
    unaddressed: await rows.count({ where: { ...open, recipient: '' } }),
    failed: await rows.count({ where: { state: 'failed' } }),
  };
}
