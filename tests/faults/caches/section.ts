import { startStack } from '../../support/stack';
import type { Section } from '../section';
import { probeCaches } from './caches';

/** F8: nobody puts anything into a cache for others, and what is not for visitors is at no address. */
export const cachesSection: Section = {
  figure: 'F8',
  what: 'poisoned requests, what admins see, drafts and secrets, looked for as another visitor',
  goal: '0 of 5,000 poisoning, leak and draft probes',
  enough: 5_000,
  part: 2_500,
  measure: async (task) => {
    const stack = await startStack({ pageFiles: true, cms: { PICTURE_COPIES: 'on' } });
    try {
      // Behind a balancer, whose word for addresses is taken, too.
      if (task.seed % 2 === 1) await stack.restartProxy({ TRUST_PROXY: '1' });
      return await probeCaches(stack, task);
    } finally {
      await stack.stop();
    }
  },
};
