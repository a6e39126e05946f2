import { momentText } from '../dashboard/texts';
import type { Finding } from './finding';

/** Clocks that differ by more than this are not set alike, in ms. */
const APART = 5_000;
const todo = 'Let both machines set their clocks by NTP (timedatectl set-ntp true).';

/**
 * Whether this machine's clock and the database's agree. `database`: its own clock, null where it has none (SQLite); `newest`: the
 * newest time that a row of it carries, null without rows. Times in ms.
 */
export function judgeClock({ database, newest }: { database: number | null; newest: number | null }, now: number) {
  const findings: Finding[] = [];
  const apart = database === null ? 0 : database - now;
  if (Math.abs(apart) > APART) {
    const seconds = Math.round(Math.abs(apart) / 1000);
    const what = `The database's clock is ${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} this machine's.`;
    findings.push({ check: 'clocks', what, todo });
  } else if (newest !== null && newest - now > APART) {
    const what = `The last change is of ${momentText(newest)}, which is to come: this machine's clock is, or was, wrong.`;
    findings.push({ check: 'clocks', what, todo });
  }
  return findings;
}
