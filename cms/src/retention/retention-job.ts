import { retentionMonths } from '@apoti/contract';
import { analyticsOf } from '../analytics/analytics-service';
import { NotNow } from '../schedule/not-now';
import type { Job } from '../schedule/scheduler';
import { readSettings } from '../states/read-settings';
import { believedNow } from '../store/age-clock';
import type { Strapi } from '../store/strapi';
import { forgetOldLeads, monthsBefore } from './forget-old-leads';
import { waitForBackup } from './wait-for-backup';

/**
 * Every night: what visitors sent, and what was measured of visits, is kept as long as Settings say (A18). Subscribers stay
 * until they unsubscribe, who then are forgotten at once; mails and the change log have shorter limits of their own.
 */
export function retentionJob(strapi: Strapi): Job {
  return {
    name: 'retention',
    frequency: async () => 'daily',
    // Who has just begun with it has a day to see the setting.
    beginsAtOnce: false,
    // Doing it again finds nothing more.
    isDone: async () => false,
    run: async (now) => {
      const { privacyCompliance } = await readSettings(strapi);
      const months = privacyCompliance.dataRetentionPeriod;
      // A row that another program wrote may hold anything; with none, everything would be too old.
      if (!retentionMonths.includes(months))
        throw new Error(`Nothing is kept for ${months} months: it is not a choice`);
      // A clock that has jumped ahead makes nothing old.
      const before = monthsBefore(Math.min(now, believedNow(strapi)), months);
      // Measured visits are in no backup: there is nothing to wait for.
      await forgetEach(strapi, [
        () => forgetVisits(strapi, before),
        async () => {
          await waitForBackup(strapi, now);
          await forgetLeads(strapi, before, months);
        },
      ]);
    },
    problemText: () => 'Old messages or measured visits could not be deleted; the log says why.',
    alert: (problem) => ({
      title: 'Old data could not be deleted',
      text: `${problem} It is tried again every quarter of an hour until it is done.`,
    }),
  };
}

/** Does all of them: one that fails keeps no other from its work, and is told also where another one has to wait. */
async function forgetEach(strapi: Strapi, steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  let waits: NotNow | null = null;
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (error instanceof NotNow) waits = error;
      else failures.push(error);
    }
  }
  for (const failure of failures) strapi.log.error(failure);
  if (failures.length > 0) throw new Error('Not all that is old could be deleted', { cause: failures[0] });
  if (waits !== null) throw waits;
}

async function forgetVisits(strapi: Strapi, before: number): Promise<void> {
  const rows = await analyticsOf(strapi).forget(before);
  if (rows > 0) strapi.log.info(`Retention: ${rows} rows of measured visits were deleted`);
}

async function forgetLeads(strapi: Strapi, before: number, months: number): Promise<void> {
  const { contact, franchise } = await forgetOldLeads(strapi, before);
  const counts = `${contact} contact messages and ${franchise} franchise applications`;
  if (contact + franchise > 0) strapi.log.info(`Retention: ${counts} from more than ${months} months ago were deleted`);
}
