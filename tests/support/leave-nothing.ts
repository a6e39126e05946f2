import { afterAll, vi } from 'vitest';

/** What a test file replaced is put back, for the file that comes next in the same process. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
