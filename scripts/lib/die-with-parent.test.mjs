import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { root } from './paths.mjs';

const preload = pathToFileURL(join(root, 'scripts/lib/die-with-parent.mjs')).href;

/** A start script in small: it starts a part as the real one does, says the part's number, and lives on. */
const parent = `
const child = require('node:child_process').spawn(
  process.execPath,
  ['--import', ${JSON.stringify(preload)}, '-e', "console.log('up'); setInterval(() => {}, 1000)"],
  { stdio: ['ignore', 'pipe', 'ignore', 'ipc'], detached: true, env: { ...process.env, SUPERVISED: '1' } },
);
child.stdout.once('data', () => console.log(child.pid));
setInterval(() => {}, 1000);`;

const alive = (/** @type {number} */ pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a part ends itself when the start script is killed with kill -9', async () => {
  const start = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const part = await new Promise((resolve) => start.stdout.once('data', (chunk) => resolve(Number(String(chunk)))));
  expect(alive(part)).toBe(true);
  start.kill('SIGKILL');
  await vi.waitFor(() => expect(alive(part)).toBe(false), { timeout: 15_000 });
});
