import { isBackupDue } from '../backups/backup-service';
import { raiseAlert } from '../notifications/alerts';
import { NotNow } from '../schedule/not-now';
import type { Strapi } from '../store/strapi';

const DAY_MS = 24 * 60 * 60_000;
/** So long a good backup is waited for, in days; what is not to be kept is not kept because no backup is made. */
const MOST_DAYS = 7;
const SINCE = { key: 'waits-since' };

/**
 * What goes for good is in a backup before: where the one of this night could not be made the next good one is waited for. After
 * a week without any that is told, and waited for no longer. @throws NotNow
 */
export async function waitForBackup(strapi: Strapi, now: number): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'retention' });
  if (!(await isBackupDue(strapi, now))) return void (await store.delete(SINCE));
  const kept = Number((await store.get(SINCE)) ?? Number.NaN);
  // A time that is still to come is that of a clock that has jumped.
  const since = kept <= now ? kept : now;
  if (since !== kept) {
    await store.set({ ...SINCE, value: String(since) });
    strapi.log.warn('Retention waits for the next good backup');
  }
  if (now - since < MOST_DAYS * DAY_MS) throw new NotNow('There is no backup of this night yet');
  await tell(strapi, now).catch((error: unknown) => void strapi.log.error(error));
}

async function tell(strapi: Strapi, now: number): Promise<void> {
  const text = [
    `No backup could be made for ${MOST_DAYS} days: Settings, System says why.`,
    'Old messages are deleted all the same from now on, as your data retention period wants it.',
  ].join(' ');
  strapi.log.warn(text);
  await raiseAlert(strapi, { key: 'retention-without-backup', title: 'There is no recent backup', text }, now);
}
