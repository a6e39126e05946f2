import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

/** @param {string[]} command */
const run = (command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
};

const tsx = ['--import', 'tsx'];
const commands = [
  { name: 'start', command: [join('scripts', 'start.mjs')] },
  { name: 'test', command: [join('scripts', 'test.mjs')] },
  { name: 'run admin', command: [join('scripts', 'admin.mjs')] },
  { name: 'run backup', command: [join('scripts', 'backup.mjs')] },
  { name: 'run doctor', command: [join('scripts', 'doctor.mjs')] },
  { name: 'run import', command: [join('scripts', 'import.mjs')] },
  { name: 'run bench', command: [join('scripts', 'bench.mjs')] },
  { name: 'run faults', command: [join('scripts', 'faults.mjs')] },
  { name: 'run compat', command: [...tsx, join('tests', 'compat', 'main.ts')] },
];

describe('what a command takes', () => {
  it.each(commands)('npm $name -- --help tells it, and does nothing else', { timeout: 60_000 }, ({ name, command }) => {
    const { status, stdout, stderr } = run([...command, '--help']);
    expect(stdout).toMatch(new RegExp(`^npm ${name}\\b`));
    expect(stdout).not.toMatch(/\d s {2}/);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('a test run that asks for what there is not is refused with what there is', { timeout: 60_000 }, () => {
    const { status, stderr } = run([join('scripts', 'test.mjs'), '--quik']);
    expect(stderr).toMatch(/'--quik'.*\nnpm test/);
    expect(status).toBe(1);
  });
});
