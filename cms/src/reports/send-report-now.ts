import { ApiError, lagosDay, type AlertStep } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { wakePostOffice } from '../mail/post-office';
import { outcomes } from '../notifications/alerts';
import { readSettings } from '../states/read-settings';
import type { Strapi } from '../store/strapi';
import { makeReport, queueReport, type ReadReport } from './make-report';
import { daysBefore } from './report-periods';

/** So many days it tells of, today among them. */
const DAYS = 7;
const NOBODY = 'Nobody is named here, and email notifications are off (tab Notifications)';

/** Sends a report for a person who wants to see one, and says what became of each mail (A18). What is due by itself stays due. */
export async function sendReportNow(
  strapi: Strapi,
  { person, read, now }: { person: PersonClaim; read: ReadReport; now: number },
): Promise<AlertStep[]> {
  await strapi.db.transaction(() => requireAdmin(strapi, person));
  const settings = await readSettings(strapi);
  const today = lagosDay(now);
  const wish = {
    title: 'Report of the last week',
    from: daysBefore(today, DAYS - 1),
    to: today,
    name: `report-manual-${today}`,
  };
  const made = await makeReport(strapi, wish, { read: reached(read), settings, now });
  const queued = await strapi.db.transaction(() => queueReport(strapi, made, { id: `manual ${today}`, now }));
  wakePostOffice(strapi);
  return queued.length === 0 ? [{ way: 'email', to: '', state: 'off', note: NOBODY }] : outcomes(strapi, queued);
}

/** As reading does, for a person who waits. @throws ApiError `unavailable` where the figures cannot be read */
function reached(read: ReadReport): ReadReport {
  return (query) =>
    read(query).catch((cause: unknown) => {
      throw new ApiError('unavailable', 'The figures cannot be read right now', {}, { cause });
    });
}
