import { toAddressKey, type MovedSubscriber } from '@apoti/contract';
import type { LinesPlan } from './plan-posts';
import { noCounts } from './plan-list';
import { unitHash, type Units } from './unit-hash';

/** Plans the subscribers: nobody is brought twice, and who has left here since is not brought again. Pure. */
export function planSubscribers(
  old: readonly MovedSubscriber[],
  present: readonly string[],
  known: Units,
): LinesPlan<MovedSubscriber> {
  const here = new Set(present);
  const plan: LinesPlan<MovedSubscriber> = { ...noCounts(), lines: [], units: {} };
  for (const subscriber of old) {
    const address = toAddressKey(subscriber.email);
    // Whose address it was is kept nowhere.
    const key = `subscribers#${unitHash(address)}`;
    plan.units[key] = '1';
    if (here.has(address) || key in known) plan.unchanged += 1;
    else {
      plan.lines.push(subscriber);
      plan.fresh.push('Subscriber');
    }
  }
  return plan;
}
