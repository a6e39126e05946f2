import { brokenAt } from '../analytics/analytics-service';
import { isDead, linkChecks } from '../content-health/link-checks';
import { periodAt } from '../schedule/periods';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { countText, momentText } from './texts';
import type { Told } from './told';
import { visitsToday, type VisitsToday } from './visits-today';

const HOUR_MS = 3_600_000;
/** What is to be done each night has this long to be done, in ms. */
export const OVERDUE_MS = 3 * HOUR_MS;
/** Links that nobody has tried for so long were not tried for two nights, in ms. */
const OLD_MS = 50 * HOUR_MS;

/** The store of what is measured. */
export async function visits(strapi: Strapi, ask: VisitsToday = visitsToday(strapi)): Promise<Told> {
  // What fails, then or later, the store has said in the log.
  const today = await ask().catch(() => 'unreadable' as const);
  if (today === 'unreadable') return { state: 'bad', text: 'Their store cannot be read; the server’s log says why' };
  if (today === null)
    return { state: 'bad', text: 'Their store does not answer: new visits wait on the web server’s disk' };
  const broken = brokenAt();
  if (broken === null) return { state: 'good', text: `${countText(today.pageViews, 'page view')} counted today` };
  const when = momentText(broken);
  return {
    state: 'warn',
    text: `The store was broken on ${when} and another one was begun: what was measured before is not in the figures. It lies in the data folder, as analytics.db.broken`,
  };
}

/** The nightly look at links to other sites. */
export async function links(strapi: Strapi, now: number): Promise<Told> {
  const known = await linkChecks(strapi);
  if (known.length === 0) return neverTried(strapi);
  const last = Math.max(...known.map(({ triedAt }) => triedAt));
  if (now - last > OLD_MS) return { state: 'warn', text: `They have not been tried since ${momentText(last)}` };
  const dead = known.filter(isDead).length;
  const doubtful = known.filter(({ doubt }) => doubt !== '').length;
  const told = [
    `${countText(known.length, 'link')} tried on ${momentText(last)}`,
    ...(dead > 0 ? [`${dead} of them ${dead === 1 ? 'leads' : 'lead'} nowhere`] : []),
    ...(doubtful > 0
      ? [`${doubtful} could not be checked: Content Health names ${doubtful === 1 ? 'it' : 'them'}`]
      : []),
  ];
  return { state: 'good', text: told.join('; ') };
}

/** Nothing is known of them yet: there are none, it is before the first night, or the work has failed. */
async function neverTried(strapi: Strapi): Promise<Told> {
  const work: unknown = await strapi.db.query(JOB_UID).findOne({ where: { name: 'links' } });
  const hasFailed = isRecord(work) && typeof work['problem'] === 'string' && work['problem'] !== '';
  if (!hasFailed) return { state: 'good', text: 'They are tried at night' };
  return { state: 'warn', text: 'None of them could be tried yet; the scheduled jobs say why' };
}

const JOB_UID = 'api::scheduled-job.scheduled-job';
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
/** Those that are due each night; backups are told by themselves, reports go by their own days. */
const NIGHTLY: ReadonlySet<unknown> = new Set(['retention', 'deliveries', 'links']);
const nameOf = (row: Record<string, unknown>) => jobNames[String(row['name'])] ?? String(row['name']);

async function jobRows(strapi: Strapi): Promise<Record<string, unknown>[]> {
  const found: unknown = await strapi.db.query(JOB_UID).findMany();
  return (Array.isArray(found) ? found : []).filter(isRecord);
}

const isFailing = ({ problem }: Record<string, unknown>) => typeof problem === 'string' && problem !== '';

/** Each job: whether it fails, and whether its night is over without it. */
export async function jobStates(
  strapi: Strapi,
  now: number,
): Promise<{ name: string; failing: boolean; late: boolean }[]> {
  return (await jobRows(strapi)).map((row) => ({
    name: String(row['name']),
    failing: isFailing(row),
    late: NIGHTLY.has(row['name']) && isLate(row, now),
  }));
}

/** What is done by the day. */
export async function jobs(strapi: Strapi, now: number): Promise<Told> {
  const rows = await jobRows(strapi);
  const failing = rows.filter(isFailing);
  const others = (all: readonly unknown[]) => (all.length === 1 ? '' : ` (and ${all.length - 1} more)`);
  const [first] = failing;
  if (first !== undefined) {
    return { state: 'bad', text: `${nameOf(first)}: ${String(first['problem'])}${others(failing)}` };
  }
  if (rows.length === 0) return { state: 'good', text: 'They begin within a minute of the start' };
  const late = rows.filter((row) => NIGHTLY.has(row['name']) && isLate(row, now));
  const [oldest] = late;
  if (oldest !== undefined) {
    const due = momentText(periodAt('daily', now).start);
    return { state: 'warn', text: `${nameOf(oldest)}: due since ${due} and not done yet${others(late)}` };
  }
  return { state: 'good', text: `${rows.length} jobs, none of them failing` };
}

/** Whether a daily job has not been done though its time is over. */
function isLate({ done }: Record<string, unknown>, now: number): boolean {
  const { id, start } = periodAt('daily', now);
  return done !== id && now - start > OVERDUE_MS;
}
