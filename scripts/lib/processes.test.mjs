import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'groups-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const alive = (/** @type {number} */ pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Runs a script that waits for a step, gives it a signal once the step is under way, and tells how both have ended.
 * @param {NodeJS.Signals} signal
 * @param {{ inScript?: string, inStep?: string }} [more] what the two do besides
 */
async function interrupt(signal, { inScript = '', inStep = '' } = {}) {
  const file = join(dir, 'step');
  const step = `${inStep} require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
  const script = `
    import { runStep } from ${JSON.stringify(new URL('run-step.mjs', import.meta.url).href)};
    ${inScript}
    const command = { command: process.execPath, args: ['-e', ${JSON.stringify(step)}], cwd: '/' };
    await runStep('Waiting', command).catch((error) => console.log(error.message));
    console.log('went on');`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  run.stdout.on('data', (/** @type {Buffer} */ text) => (said += text.toString()));
  const ended = new Promise((resolve) => run.once('close', resolve));
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8') !== '', { timeout: 20_000 });
  const pid = Number(readFileSync(file, 'utf8'));
  try {
    run.kill(signal);
    const code = await ended;
    await vi.waitUntil(() => !alive(pid), { timeout: 2_000 }).catch(() => undefined);
    return { code, said, isStepGone: !alive(pid) };
  } finally {
    if (alive(pid)) process.kill(pid, 'SIGKILL');
  }
}

it.each(
  /** @type {[NodeJS.Signals, number][]} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]),
)('F5: a script that is ended by %s ends the step under way, and goes on with nothing', async (signal, code) => {
  expect(await interrupt(signal)).toEqual({ code, said: '', isStepGone: true });
});

it('F5: a step that does not listen is gone as well', async () => {
  const inStep = "process.on('SIGINT', () => {});";
  expect(await interrupt('SIGINT', { inStep })).toEqual({ code: 130, said: '', isStepGone: true });
});

it('F5: a script that listens itself ends in an order of its own, and leaves no step behind either', async () => {
  const inScript = "process.on('SIGINT', () => { console.log('my own order'); process.exit(7); });";
  expect(await interrupt('SIGINT', { inScript })).toEqual({ code: 7, said: 'my own order\n', isStepGone: true });
});
