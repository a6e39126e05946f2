import { vi } from 'vitest';
import type { Tabs } from '../ports';
import { settle } from './fake-clock';

/** Whether `asking` finds the other tab gone, when so much of the faked time passes without an answer. */
export async function findsGone(asking: Tabs, other: string, passing = 0): Promise<boolean> {
  let gone = false;
  const asked = asking.ifGone(other, () => Promise.resolve(void (gone = true)));
  // An answer comes before the time is over.
  await settle();
  await vi.advanceTimersByTimeAsync(passing);
  if ((await asked) !== gone) throw new Error('What it answers is not what it did');
  return gone;
}
