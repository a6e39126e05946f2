import { backupJob } from '../backups/backup-service';
import { analyticsOf } from '../analytics/analytics-service';
import { linkJob } from '../content-health/link-job';
import { deliveryJob } from '../deliveries/delivery-job';
import { figuresJob, type Figures } from '../figure-alerts/figures-job';
import type { ReadReport } from '../reports/make-report';
import { reportJobs } from '../reports/report-job';
import { retentionJob } from '../retention/retention-job';
import type { Strapi } from '../store/strapi';
import { Scheduler } from './scheduler';

const schedulers = new WeakMap<Strapi, Scheduler>();

/** Begins to do what is done by the day, the week or the month. */
export function openSchedule(strapi: Strapi): void {
  // What goes for good is in a backup before: retention comes behind it, and waits for it.
  const nightly = [backupJob(strapi), retentionJob(strapi), deliveryJob(strapi)];
  const read: ReadReport = (query) => analyticsOf(strapi).report(query);
  // Trying links may take a while: nobody's report waits for it.
  const figures: Figures = { report: read, speeds: (query, pages) => analyticsOf(strapi).speeds(query, pages) };
  const measured = [...reportJobs(strapi, read), figuresJob(strapi, figures)];
  const scheduler = new Scheduler(strapi, [...nightly, ...measured, linkJob(strapi)]);
  schedulers.set(strapi, scheduler);
  scheduler.start();
}

/** Ends it; what is under way is ended first. */
export async function closeSchedule(strapi: Strapi): Promise<void> {
  await schedulers.get(strapi)?.stop();
}
