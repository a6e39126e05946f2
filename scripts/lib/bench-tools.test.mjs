import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fetchBenchTools } from './bench-tools.mjs';
import { places } from './paths.mjs';

it('what is in the PATH is not fetched', () => {
  const debs = join(places.cache, 'bench-tools/packages');
  rmSync(debs, { recursive: true, force: true });
  /** @type {string[]} */
  const asked = [];
  fetchBenchTools((name) => {
    asked.push(name);
    return true;
  });
  expect(existsSync(debs)).toBe(false);
  expect(asked.every((name) => ['nginx', 'wrk', 'redis-server'].includes(name))).toBe(true);
});
