import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildStale } from './build.mjs';

/** @typedef {import('./targets.mjs').Target} Target */

let dir = '';
/** @type {string[]} */
let built = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-'));
  built = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

const source = (/** @type {string} */ name) => join(dir, name);

/**
 * Something that is built from a file of its name, which is the program that builds it.
 * @param {string} name
 * @returns {Target}
 */
function target(name) {
  writeFileSync(source(name), `require('node:fs').writeFileSync('${name}.out', '')`);
  return {
    name,
    inputs: [source(name)],
    makes: [join(dir, `${name}.out`)],
    stamp: join(dir, `${name}.stamp`),
    run: { command: process.execPath, args: [source(name)], cwd: dir },
  };
}

it('builds what is stale and nothing else; what fails is told, built again, and holds up no other lane', async () => {
  const [first, one, two] = [target('first'), target('one'), target('two')];
  const build = () =>
    buildStale({ first, lanes: [[one], [two]], onBuilt: ({ name }) => built.push(name), folder: dir });
  await build();
  expect(built.sort()).toEqual(['first', 'one', 'two']);
  built = [];
  await build();
  expect(built).toEqual([]);

  writeFileSync(source('one'), 'throw new Error("a typing error")');
  writeFileSync(source('two'), "require('node:fs').writeFileSync('two.out', 'new')");
  await expect(build()).rejects.toThrow(/^Building one failed with code 1[^]*a typing error/);
  expect(built).toEqual(['two']);
  // Its old output may be gone, so that even the source from before has to be built again.
  expect(existsSync(one.stamp)).toBe(false);
  target('one');
  built = [];
  await build();
  expect(built).toEqual(['one']);
});
