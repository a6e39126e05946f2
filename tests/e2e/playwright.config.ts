import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const debian = '/usr/bin/chromium';

/** Whole journeys in a real browser on the real product. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(debian) ? { executablePath: debian } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testDir: 'site' },
    { name: 'admin', testDir: 'admin' },
    { name: 'panel', testDir: 'panel' },
  ],
});
