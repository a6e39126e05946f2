import { startStack } from '../../support/stack';
import type { Section } from '../section';
import { fuzz, fuzzSettings } from './fuzz';
import { MemoryWatch } from './memory';

/** F6: whatever is sent, there is an answer of the wire's form, and both parts live on and do not grow. */
export const fuzzSection: Section = {
  figure: 'F6',
  what: 'requests of every kind to every address, signed in and not, and broken ones as bytes',
  goal: '0 answers ≥ 500 but the honest 503, 0 crashes, 0 answers outside their schema in 1,000,000; memory drift < 5 %',
  enough: 1_000_000,
  // Long enough for its first quarter to warm both parts: until then it is V8's compiled code that grows, not what they hold.
  part: 250_000,
  measure: async (task) => {
    const memory = new MemoryWatch();
    const stack = await startStack({ cms: memory.settings });
    try {
      await stack.restartProxy({ ...fuzzSettings, ...memory.settings });
      return await fuzz(stack, task, { slow: true, memory });
    } finally {
      await stack.stop();
      memory.end();
    }
  },
};
