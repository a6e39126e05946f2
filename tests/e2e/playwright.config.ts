import { defineConfig } from 'playwright/test';
import { launchOptions } from '../support/browser';

/**
 * Whole journeys in a real browser on the real product. One whose title ends in `@full` shows a behaviour once more (on another
 * screen, at another width, of another kind) and runs in `npm run test:full` only, which sets ALL_JOURNEYS; a new one runs always.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  ...(process.env['ALL_JOURNEYS'] === undefined ? { grepInvert: /@full\b/ } : {}),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
    // A page that a journey looks at is the site's, whatever this browser has kept; `offline.spec.ts` is about that.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'site', testDir: 'site' },
    // Every state of every page.
    { name: 'site-states', testDir: 'site-states' },
    { name: 'admin', testDir: 'admin' },
    { name: 'panel', testDir: 'panel' },
  ],
});
