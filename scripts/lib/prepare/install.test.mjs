import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installMissing } from './install.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'install-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

/** A project that nothing was installed of. @param {string} name */
function project(name) {
  const folder = join(dir, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }');
  return { name, dir: folder, more: [] };
}

it('S12: where both projects cannot be installed, each is told as it fails, and both reasons at the end', async () => {
  vi.stubEnv('PATH', '');
  const projects = [project('the packages of one'), project('the packages of two')];
  await expect(installMissing({ projects, root: dir, dataDir: dir })).rejects.toThrow(
    /^Installing the packages of one: npm cannot be started .+\n\nInstalling the packages of two: npm cannot be started/,
  );
  const said = vi.mocked(console.log).mock.calls.map(([line]) => String(line).trim());
  expect(said).toContain('the packages of one could not be installed');
  expect(said).toContain('the packages of two could not be installed');
});
