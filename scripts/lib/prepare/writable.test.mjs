import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Problem } from '../problem.mjs';
import { installMissing } from './install.mjs';
import { requireWritable } from './writable.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'writable-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {string} code @returns {(dir: string) => void} what the system says of a folder */
const refusing = (code) => () => {
  throw Object.assign(new Error(code), { code });
};

it.each(['EACCES', 'EROFS'])(
  'S12: installed packages that this user cannot note as fitting are told in one sentence (%s)',
  async (code) => {
    // All that the lockfile names is there: npm has nothing to do.
    mkdirSync(join(dir, 'node_modules'));
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(join(dir, file), '{ "packages": {} }');
    const projects = [{ name: 'packages', dir, more: [] }];
    const installed = installMissing({ projects, root: dir, dataDir: dir, mayWrite: refusing(code) });
    await expect(installed).rejects.toThrow(
      new Problem(
        `Packages have to be installed, but ${dir} cannot be written by this user (${code}); give it to this user, or install them once as its owner: npm start installs before it serves.`,
      ),
    );
    await expect(installMissing({ projects, root: dir, dataDir: dir })).resolves.toBeUndefined();
  },
);

it('S12: the folder of the stamp is asked about, or the one above where it is still to be made', () => {
  /** @type {string[]} */
  const asked = [];
  const told = { dir, why: 'It has to be built', instead: 'build it elsewhere' };
  requireWritable(join(dir, 'dist/.stamp'), told, (folder) => asked.push(folder));
  mkdirSync(join(dir, 'dist'));
  requireWritable(join(dir, 'dist/.stamp'), told, (folder) => asked.push(folder));
  expect(asked).toEqual([dir, join(dir, 'dist')]);
});
