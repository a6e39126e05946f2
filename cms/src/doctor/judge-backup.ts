import { momentText } from '../dashboard/texts';
import type { Frequency } from '../schedule/periods';
import type { Finding } from './finding';

const DAY_MS = 86_400_000;
/** A period, and a day in which it may be made up for. */
const limits: Record<Frequency, number> = { daily: 2 * DAY_MS, weekly: 8 * DAY_MS, monthly: 32 * DAY_MS };

/** Whether the newest backup is older than the settings promise. `since`: when there was first something to back up. Times in ms. */
export function judgeBackup(
  { last, since, frequency }: { last: number | null; since: number; frequency: Frequency },
  now: number,
): Finding[] {
  if (now - (last ?? since) <= limits[frequency]) return [];
  const what = last === null ? 'There is no backup.' : `The last backup is of ${momentText(last)}.`;
  const todo = 'npm run backup makes one or says what is in the way; keep a copy on another machine.';
  return [{ check: 'backup', what: `${what} Backups are to be made ${frequency}.`, todo }];
}
