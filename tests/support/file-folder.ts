import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * For each test file: a temporary folder of its own, removed when its last test has ended, also a failed one; and the
 * environment that it changed is put back, for the file that comes next in the same process.
 */
const before = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), 'file-'));
process.env['TMPDIR'] = folder;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
