import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * For each test file: a temporary folder that is emptied when its last test has ended, also a failed one; and the environment
 * that it changed is put back, for the file that comes next in the same process. The folder is the process's own and keeps its
 * name, as libraries ask for it once.
 */
const folder = process.env['TEST_PROCESS_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'process-'));
Object.assign(process.env, { TMPDIR: folder, TEST_PROCESS_FOLDER: folder });
const before = { ...process.env };

afterAll(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
