import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { repositoryFiles } from './repository-files.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {string} file */
function write(file, text = '') {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

it('Q1: without git the files are those that are there, but for what is ignored', () => {
  write('.gitignore', '# what is made\nnode_modules/\ndist/\n*.log\n.env.*\n!.env.example\n');
  for (const file of ['a.ts', 'web/b.test.ts', 'web/.env.example', 'docs/dist', 'cataloged.ts']) write(file);
  for (const file of ['node_modules/c.ts', 'web/dist/d.ts', 'e.log', '.env.local', '.git/f']) write(file);
  const there = ['.gitignore', 'a.ts', 'cataloged.ts', 'docs/dist', 'web/.env.example', 'web/b.test.ts'];
  expect(repositoryFiles(dir, () => [])).toEqual(there);
});

it('Q1: git is believed where it answers, but for files that are gone', () => {
  write('a.ts');
  expect(repositoryFiles(dir, () => ['gone.ts', 'a.ts'])).toEqual(['a.ts']);
});

it.skipIf(spawnSync('git', ['rev-parse'], { cwd: root }).status !== 0)(
  'Q1: of this repository a look at the folders finds what git tells',
  () => {
    const code = (/** @type {string[]} */ files) => files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    expect(code(repositoryFiles(root, () => []))).toEqual(code(repositoryFiles(root)));
  },
);
