import { faults, type Fault } from '../../support/faulty-upstream';
import type { Stack } from '../../support/stack';

/** Everything that can be wrong with the CMS: with the way to it, the process killed, and the process stopped in its tracks. */
export const outages = ['dead', 'stopped', ...faults] as const;
export type Outage = (typeof outages)[number];

const isFault = (outage: Outage): outage is Fault => outage !== 'dead' && outage !== 'stopped';

/** Takes the CMS away. */
export async function begin(stack: Stack, outage: Outage): Promise<void> {
  if (outage === 'dead') await stack.killCms();
  else if (isFault(outage)) await stack.upstream.turn(outage);
  else process.kill(stack.pids.cms, 'SIGSTOP');
}

/** Gives it back. */
export async function end(stack: Stack, outage: Outage): Promise<void> {
  if (outage === 'dead') await stack.bootCms();
  else if (isFault(outage)) await stack.upstream.turn(null);
  else process.kill(stack.pids.cms, 'SIGCONT');
}

/** Whether people may edit by another way meanwhile. */
export const isCmsUp = (outage: Outage): boolean => isFault(outage);
