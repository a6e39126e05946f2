import { readdir } from 'node:fs/promises';
import { lastBackupAt } from '../backups/list-backups';
import { failedMails } from '../dashboard/failed-mails';
import { mailFigures } from '../figures/read-figures';
import { outboxFolder } from '../mail/outbox';
import { knockAt, mayGoInTheClear } from '../mail/smtp';
import { dataDir } from '../settings/data-dir';
import { mailSettings } from '../settings/mail-settings';
import { readSettings } from '../states/read-settings';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import type { Finding } from './finding';
import { judgeBackup } from './judge-backup';
import { judgeClock } from './judge-clock';
import { judgeMail } from './judge-mail';

/** Whether mails leave. */
export async function lookAtMail(strapi: Strapi, now: number): Promise<Finding[]> {
  const { smtpUrl } = mailSettings();
  const { waiting, oldestSeconds, unaddressed } = await mailFigures(strapi, now);
  const outbox = await readdir(outboxFolder()).catch(() => []);
  return judgeMail({
    serverFault: smtpUrl === null ? null : await knockAt(smtpUrl),
    hasServer: smtpUrl !== null,
    inTheClear: smtpUrl !== null && mayGoInTheClear(smtpUrl),
    isPublic: Boolean(process.env['PUBLIC_URL']),
    outbox: outbox.filter((name) => name.endsWith('.eml')).length,
    waiting,
    oldestSeconds,
    unaddressed,
    failed: (await failedMails(strapi, now))?.text ?? null,
  });
}

/** How old the newest backup is. */
export async function lookAtBackup(strapi: Strapi, now: number): Promise<Finding[]> {
  const last = await lastBackupAt(dataDir(), now);
  const { general } = await readSettings(strapi);
  const since = (await momentOf(strapi, 'admin_users', 'min')) ?? now;
  return judgeBackup({ last, since, frequency: general.backupFrequency }, now);
}

/** Whether the clocks of database and machine agree. */
export async function lookAtClock(strapi: Strapi): Promise<Finding[]> {
  const newest = await momentOf(strapi, 'changes', 'max');
  const database = strapi.db.dialect.client === 'sqlite' ? null : await databaseClock(strapi);
  return judgeClock({ database, newest }, Date.now());
}

async function databaseClock(strapi: Strapi): Promise<number> {
  const row: unknown = await strapi.db.connection.select(strapi.db.connection.raw('now() AS moment')).first();
  return millis(isRecord(row) ? row['moment'] : undefined) ?? Number.NaN;
}

/** When the first or the last row of a table was made; null without rows. */
async function momentOf(strapi: Strapi, table: string, which: 'min' | 'max'): Promise<number | null> {
  const row: unknown = await strapi.db.getConnection(table)[which]('created_at as moment').first();
  return millis(isRecord(row) ? row['moment'] : undefined);
}

/** SQLite keeps milliseconds, PostgreSQL gives dates. */
function millis(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  return new Date(value instanceof Date ? value : Number(value)).getTime();
}
