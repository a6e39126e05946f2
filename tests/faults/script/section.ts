import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from '../../support/browser';
import { startStack } from '../../support/stack';
import type { Section } from '../section';
import { payloads } from './payloads';
import { storeScripts } from './script';

/** F9: what is typed stays text, on every screen. */
export const scriptSection: Section = {
  figure: 'F9',
  what: 'rounds in which each text of the site holds a script and each screen is opened',
  goal: `0 executions: each of ${payloads.length} payloads in every text, on every screen`,
  enough: payloads.length,
  part: payloads.length,
  // The seed is the first round: a part goes on where the one before ended, so that each text has each payload once.
  seedAfter: (tries) => tries,
  missing: () =>
    existsSync(launchOptions.executablePath ?? chromium.executablePath()) ? null : 'Chromium is not installed',
  measure: async (task) => {
    const stack = await startStack({ panel: true });
    try {
      // Messages come from many addresses, so that no limit keeps them out.
      await stack.restartProxy({ TRUST_PROXY: '1' });
      return await storeScripts(stack, task);
    } finally {
      await stack.stop();
    }
  },
};
