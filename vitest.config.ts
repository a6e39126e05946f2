import { defaultExclude, defineConfig } from 'vitest/config';
import { findTool } from './scripts/lib/find-tool.mjs';

const long = { testTimeout: 60_000, hookTimeout: 240_000 };

/** unit: beside the code, seconds. cms: a real Strapi in the test's process. wire: the built product from outside. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'compat-proxy/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
            'tests/architecture/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'cms',
          include: ['cms/tests/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          ...long,
        },
      },
      {
        test: {
          name: 'wire',
          include: ['tests/wire/**/*.test.ts'],
          // `npm test` fetches nginx where it can, and says so where it could not.
          exclude: [...defaultExclude, ...(findTool('nginx') === null ? ['tests/wire/balancer.test.ts'] : [])],
          pool: 'forks',
          maxWorkers: 2,
          ...long,
        },
      },
    ],
  },
});
