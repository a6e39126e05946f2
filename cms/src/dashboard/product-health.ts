import type { HealthState, PartHealth } from '@apoti/contract';
import { statfs } from 'node:fs/promises';
import type { PersonClaim } from '../accounts/require-admin';
import { showBackups } from '../backups/backup-service';
import { MAIL_UID } from '../mail/mail-row';
import { dataDir } from '../settings/data-dir';
import { mailSettings } from '../settings/mail-settings';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { failedMails } from './failed-mails';
import { bytesText, countText, momentText } from './texts';

const HOUR_MS = 3_600_000;
/** Slower than this the database is in trouble, in ms. */
const SLOW_MS = 500;
const GB = 1024 ** 3;
/** With less room than this, uploads and backups will soon fail. */
const LITTLE_ROOM = 2 * GB;
const NO_ROOM = GB / 4;
/** A mail that has waited for so long is stuck, in ms. */
const STUCK_MS = HOUR_MS;

type Told = { state: HealthState; text: string; href?: string };
type Look = { id: string; name: string; href: string | null; look: () => Promise<Told> };

/** How the parts stand that the CMS knows of. A look that fails is itself a bad sign, and takes no other with it. */
export async function productHealth(strapi: Strapi, person: PersonClaim, now: number): Promise<PartHealth[]> {
  const looks: readonly Look[] = [
    { id: 'database', name: 'Database', href: null, look: () => database(strapi) },
    { id: 'mail', name: 'Mail queue', href: '/admin/settings?tab=notifications', look: () => mails(strapi, now) },
    { id: 'storage', name: 'Storage', href: '/admin/media', look: storage },
    { id: 'backups', name: 'Backups', href: '/admin/settings?tab=system', look: () => backups(strapi, person) },
    { id: 'jobs', name: 'Scheduled jobs', href: '/admin/settings?tab=system', look: () => jobs(strapi) },
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

async function backups(strapi: Strapi, person: PersonClaim): Promise<Told> {
  const { backups: known, problem, next, impossible } = await showBackups(strapi, person);
  if (impossible !== '') return { state: 'off', text: impossible };
  if (problem !== null) return { state: 'bad', text: problem.text };
  const due = next === null ? '' : `; the next is due ${momentText(Date.parse(next))}`;
  const [last] = known;
  if (last === undefined) return { state: 'warn', text: `There is none yet${due}` };
  return { state: 'good', text: `The last one is of ${momentText(Date.parse(last.madeAt))}${due}` };
}

/** What jobs are called. */
const jobNames: Readonly<Record<string, string>> = {
  backup: 'Backup',
  retention: 'Deleting old messages',
  deliveries: 'Counting parcels',
  links: 'Trying links',
  'report-daily': 'Daily reports',
  'report-weekly': 'Weekly reports',
  'report-monthly': 'Monthly reports',
  'report-custom': 'Custom reports',
  figures: 'Alerts of the figures',
};

async function jobs(strapi: Strapi): Promise<Told> {
  const found: unknown = await strapi.db.query('api::scheduled-job.scheduled-job').findMany();
  const rows = (Array.isArray(found) ? found : []).filter(isRecord);
  const failing = rows.filter(({ problem }) => typeof problem === 'string' && problem !== '');
  const [first] = failing;
  if (first !== undefined) {
    const name = jobNames[String(first['name'])] ?? String(first['name']);
    const others = failing.length === 1 ? '' : ` (and ${failing.length - 1} more)`;
    return { state: 'bad', text: `${name}: ${String(first['problem'])}${others}` };
  }
  if (rows.length === 0) return { state: 'good', text: 'They begin within a minute of the start' };
  return { state: 'good', text: `${rows.length} jobs, none of them failing` };
}
