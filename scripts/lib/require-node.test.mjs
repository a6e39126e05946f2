import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

/** Given by those who change the product, who have the Node of it. */
const maintenance = ['scripts/requirements.mjs', 'scripts/security.mjs', 'scripts/supply.mjs'];

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const called = Object.values(scripts).flatMap((line) => /node (scripts\/\S+\.mjs)/.exec(line)?.[1] ?? []);
const entries = [...new Set(called)].filter((entry) => !maintenance.includes(entry));

/** A file and all that is linked with it before its first line runs. @param {string} file @returns {string[]} */
function linked(file) {
  const imports = readFileSync(join(root, file), 'utf8').matchAll(
    /^(?:import|export)\s(?:[^;=]+?\sfrom\s)?'([^']+)';/gm,
  );
  return [
    file,
    ...[...imports].flatMap(([, name = '']) => (name[0] === '.' ? linked(join(dirname(file), name)) : name)),
  ];
}

describe('a command, before it has looked at Node', () => {
  it('S12, A18: is one of these', () => {
    expect(entries).toContain('scripts/start.mjs');
    expect(entries.length).toBeGreaterThan(8);
  });

  it.each(entries)('S12, A18: %s has nothing linked that a Node which is too old could not link', (entry) => {
    const files = linked(entry);
    expect(files).toContain('scripts/lib/node-version.mjs');
    // What Node itself or a package exports depends on the version.
    expect(files.filter((file) => !file.endsWith('.mjs'))).toEqual([]);
    for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\?\?|\?\.|^await /m);
  });
});

it.each(entries.filter((entry) => !entry.endsWith('doctor.mjs')))(
  'S12: %s tells Windows to give the command in WSL, and does nothing else',
  { timeout: 60_000 },
  (entry) => {
    const windows = `data:text/javascript,Object.defineProperty(process, 'platform', { value: 'win32' })`;
    const command = ['--import', windows, join(root, entry), '--help'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect(stderr).toMatch(/^The product runs on Linux and macOS; on Windows give this command in WSL\..+\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
);

it('S12: a command that begins with exec is found on Windows, where there is none, to say so', () => {
  expect(Object.values(scripts).filter((line) => line.startsWith('exec node '))).not.toEqual([]);
  // cmd.exe looks in the folder that npm gives the command in.
  expect(readFileSync(join(root, 'exec.cmd'), 'utf8')).toMatch(/^@%\*$/m);
});
