import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runBundle, runCompiled } from './run-compiled';

/** A bundle as the builds make it: one function of what CommonJS has. */
const bundleOf = (code: string) => `(function(exports,require,module,__filename,__dirname){${code}\n})`;

let folder: string;
let bundle: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-compiled-'));
  bundle = join(folder, 'main.cjs');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('runCompiled', () => {
  it('S12: runs a bundle with nothing beside it, and gives what it exports', () => {
    writeFileSync(bundle, bundleOf("exports.name = require('node:path').basename(__filename);"));
    expect(runCompiled(bundle)).toMatchObject({ exports: { name: 'main.cjs' }, wasKept: false });
  });

  it('S12: takes what was compiled of the same text', () => {
    writeFileSync(bundle, bundleOf('module.exports = { sum: (a, b) => a + b };'));
    runCompiled(bundle).keep();
    expect(runCompiled(bundle).wasKept).toBe(true);
  });

  it('S12: never runs what was compiled of another text, not even of one as long', () => {
    writeFileSync(bundle, bundleOf("exports.word = 'old';"));
    runCompiled(bundle).keep();
    writeFileSync(bundle, bundleOf("exports.word = 'new';"));
    expect(runCompiled(bundle)).toMatchObject({ exports: { word: 'new' }, wasKept: false });
  });

  it('S12: does without what is damaged', () => {
    writeFileSync(bundle, bundleOf("exports.word = 'here';"));
    writeFileSync(`${bundle}.compiled`, Buffer.alloc(500, 1));
    expect(runCompiled(bundle)).toMatchObject({ exports: { word: 'here' }, wasKept: false });
  });

  it('S12: says so where something is there that is of no use, and nothing where there is nothing', () => {
    const told = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
    writeFileSync(bundle, bundleOf("exports.word = 'here';"));
    runBundle(bundle);
    runCompiled(bundle).keep();
    runBundle(bundle);
    expect(told).not.toHaveBeenCalled();
    writeFileSync(bundle, bundleOf("exports.word = 'now';"));
    runBundle(bundle);
    expect(told.mock.calls).toEqual([[expect.stringContaining('main.cjs.compiled is not of use')]]);
    told.mockRestore();
  });

  it('S12: refuses what is no bundle in words', () => {
    writeFileSync(bundle, '1');
    expect(() => runCompiled(bundle)).toThrow('is not a bundle of the proxy: build it again');
  });
});
