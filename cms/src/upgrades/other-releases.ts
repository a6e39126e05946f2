import { BackupProblem } from '../backups/backup-problem';
import { CMS_NAME, cmsName, inTransaction, type Place } from '../backups/postgres/connect';

/**
 * Nobody's old code is to work with newer tables: what it saves would be half understood, and lost where the upgrade is undone. One of
 * this release that waits for its own start is none of them. @throws BackupProblem where a CMS of another release works with the database
 */
export function requireNoOtherRelease(place: Place): Promise<void> {
  return inTransaction(place, 'reading', async ({ ask }) => {
    const rows = await ask(
      `select distinct application_name as name, coalesce(host(client_addr), 'this machine') as host from pg_stat_activity
       where datname = current_database() and split_part(application_name, ' ', 1) = $1 and application_name <> $2 order by 1, 2`,
      [CMS_NAME, cmsName()],
    );
    if (rows.length === 0) return;
    const named = rows.map(({ name, host }) => `${releaseIn(String(name))} at ${String(host)}`).join(', ');
    throw new BackupProblem(
      `A CMS of another release works with this database (${named}): end it, on every machine; then start this one again.`,
    );
  });
}

/** Releases before this was asked for say their name alone. */
function releaseIn(name: string): string {
  return name.split(' ')[1] ?? 'an earlier one';
}
