import type { PartHealth } from '@apoti/contract';
import { statfs } from 'node:fs/promises';
import type { PersonClaim } from '../accounts/require-admin';
import { isBackupDue, showBackups } from '../backups/backup-service';
import { MAIL_UID } from '../mail/mail-row';
import { periodAt } from '../schedule/periods';
import { dataDir } from '../settings/data-dir';
import { mailSettings } from '../settings/mail-settings';
import { readSettings } from '../states/read-settings';
import type { Strapi } from '../store/strapi';
import { failedMails } from './failed-mails';
import { jobs, links, OVERDUE_MS, visits } from './work-health';
import type { Told } from './told';
import { bytesText, countText, momentText } from './texts';
import type { VisitsToday } from './visits-today';

const HOUR_MS = 3_600_000;
/** Slower than this the database is in trouble, in ms. */
const SLOW_MS = 500;
const GB = 1024 ** 3;
/** With less room than this, uploads and backups will soon fail. */
const LITTLE_ROOM = 2 * GB;
const NO_ROOM = GB / 4;
/** A mail that has waited for so long is stuck, in ms. */
const STUCK_MS = HOUR_MS;

type Look = { id: string; name: string; href: string | null; look: () => Promise<Told> };

/** How the parts stand that the CMS knows of. A look that fails is itself a bad sign, and takes no other with it. */
export async function productHealth(
  strapi: Strapi,
  person: PersonClaim,
  now: number,
  today: VisitsToday,
): Promise<PartHealth[]> {
  const looks: readonly Look[] = [
    { id: 'database', name: 'Database', href: null, look: () => database(strapi) },
    { id: 'mail', name: 'Mail queue', href: '/admin/settings?tab=notifications', look: () => mails(strapi, now) },
    { id: 'storage', name: 'Storage', href: '/admin/media', look: storage },
    { id: 'visits', name: 'Measured visits', href: '/admin/analytics-dashboard', look: () => visits(strapi, today) },
    { id: 'backups', name: 'Backups', href: '/admin/settings?tab=system', look: () => backups(strapi, person, now) },
    { id: 'links', name: 'Links to other sites', href: null, look: () => links(strapi, now) },
    { id: 'jobs', name: 'Scheduled jobs', href: '/admin/settings?tab=system', look: () => jobs(strapi, now) },
  ];
  const parts: PartHealth[] = [];
  for (const { id, name, href, look } of looks) {
    const failed = (error: unknown): Told => {
      strapi.log.error(error);
      return { state: 'bad', text: 'It could not be looked at; the server’s log says why' };
    };
    const told = await look().catch(failed);
    parts.push({ id, name, state: told.state, text: told.text, href: told.href ?? href });
  }
  return parts;
}

async function database(strapi: Strapi): Promise<Told> {
  const begun = performance.now();
  await strapi.db.connection.raw('select 1');
  const ms = Math.max(1, Math.round(performance.now() - begun));
  const name = strapi.db.dialect.client === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return { state: ms > SLOW_MS ? 'warn' : 'good', text: `${name} answers in ${ms} ms` };
}

async function mails(strapi: Strapi, now: number): Promise<Told> {
  const count = (where: object) => strapi.db.query(MAIL_UID).count({ where });
  const open = { state: { $in: ['queued', 'sending'] } };
  const failed = await failedMails(strapi, now);
  const unaddressed = await count({ ...open, recipient: '' });
  const waiting = await count(open);
  const stuck = await count({ ...open, queuedAt: { $lt: new Date(now - STUCK_MS) } });
  if (failed !== null) return failed;
  if (unaddressed > 0) {
    const text = `${countText(unaddressed, 'mail')} without an address to go to: enter one in the contact details`;
    return { state: 'warn', text, href: '/admin/content?tab=contact' };
  }
  if (stuck > 0) return { state: 'warn', text: `${countText(stuck, 'mail')} waiting for more than an hour` };
  const queue = waiting === 0 ? 'Nothing waits' : `${countText(waiting, 'mail')} on the way`;
  if (mailSettings().smtpUrl !== null) return { state: 'good', text: queue };
  return { state: 'off', text: 'No mail server is set: mails are written into the outbox folder' };
}

async function storage(): Promise<Told> {
  const { bavail, blocks, bsize } = await statfs(dataDir());
  const free = bavail * bsize;
  const state = free < NO_ROOM ? 'bad' : free < LITTLE_ROOM ? 'warn' : 'good';
  return { state, text: `${bytesText(free)} of ${bytesText(blocks * bsize)} are free` };
}

async function backups(strapi: Strapi, person: PersonClaim, now: number): Promise<Told> {
  const { backups: known, problem, next } = await showBackups(strapi, person);
  if (problem !== null) return { state: 'bad', text: problem.text };
  const [last] = known;
  const lastText =
    last === undefined ? 'There is none yet' : `The last one is of ${momentText(Date.parse(last.madeAt))}`;
  const { general } = await readSettings(strapi);
  const { start } = periodAt(general.backupFrequency, now);
  // It is begun within a minute; a large one may take its time.
  if (now - start > OVERDUE_MS && (await isBackupDue(strapi, now)))
    return { state: 'warn', text: `${lastText}; the one of ${momentText(start)} has not been made` };
  const due = next === null ? '' : `; the next is due ${momentText(Date.parse(next))}`;
  return { state: last === undefined ? 'warn' : 'good', text: `${lastText}${due}` };
}
