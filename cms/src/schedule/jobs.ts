import { backupJob } from '../backups/backup-service';
import { linkJob } from '../content-health/link-job';
import { deliveryJob } from '../deliveries/delivery-job';
import { retentionJob } from '../retention/retention-job';
import type { Strapi } from '../store/strapi';
import { Scheduler } from './scheduler';

const schedulers = new WeakMap<Strapi, Scheduler>();

/** Begins to do what is done by the day, the week or the month. */
export function openSchedule(strapi: Strapi): void {
  // PostgreSQL has tools of its own for backups.
  const backups = strapi.db.dialect.client === 'sqlite' ? [backupJob(strapi)] : [];
  // What goes for good is in a backup before: retention comes behind it, and waits for it.
  const scheduler = new Scheduler(strapi, [...backups, retentionJob(strapi), deliveryJob(strapi), linkJob(strapi)]);
  schedulers.set(strapi, scheduler);
  scheduler.start();
}

/** Ends it; what is under way is ended first. */
export async function closeSchedule(strapi: Strapi): Promise<void> {
  await schedulers.get(strapi)?.stop();
}
