import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { belowProductProblem } from './below-product.mjs';
import { installMissing } from './install.mjs';

let root = '';
let dataDir = '';
/** @type {import('node:child_process').ChildProcess | undefined} */
let product;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  root = realpathSync(mkdtempSync(join(tmpdir(), 'product-')));
  dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const runs = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/start.mjs'], { cwd: root });
  await new Promise((resolve) => runs.once('spawn', () => resolve(undefined)));
  writeFileSync(join(dataDir, 'start.pid'), `${runs.pid}\n`);
  product = runs;
});
afterEach(() => {
  vi.unstubAllEnvs();
  product?.kill('SIGKILL');
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true });
});

/** A project that nothing was installed of. It has no manifest: npm would fail. */
const project = () => ({ name: 'packages', dir: root, more: [] });

it('F5: packages are not exchanged below the product that runs from the folder', async () => {
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }');
  const said = belowProductProblem(root, dataDir);
  expect(said).toMatch(
    /^Packages have to be installed, and process \d+ runs the product from this folder: stop it first/,
  );
  await expect(installMissing({ projects: [project()], root, dataDir })).rejects.toThrow(said);
});

it.skipIf(process.platform !== 'linux')(
  'F5: a product that runs from another folder, or none, is in nobody’s way',
  () => {
    expect(belowProductProblem(tmpdir(), dataDir)).toBeUndefined();
    expect(belowProductProblem(root, root)).toBeUndefined();
  },
);

it('S12: what takes minutes to install is told as it begins', async () => {
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }');
  vi.stubEnv('PATH', '');
  const said = vi.mocked(console.log);
  await expect(installMissing({ projects: [project()], root, dataDir: root })).rejects.toThrow('npm cannot be started');
  expect(String(said.mock.calls[0])).toContain('installing packages …');
});
