import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, isStamped, writeStamp } from './stamp.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(dir, 'src/node_modules'), { recursive: true });
  writeFileSync(join(dir, 'src/a.ts'), 'one');
});
afterEach(() => rmSync(dir, { recursive: true }));

const hash = () => hashInputs(dir, [join(dir, 'src'), join(dir, 'missing')]);

describe('the hash of what a build reads', () => {
  it('stays the same while nothing changes', () => {
    expect(hash()).toBe(hash());
  });

  it.each([
    ['a changed file', 'src/a.ts'],
    ['a new file', 'src/b.ts'],
  ])('differs after %s', (_what, file) => {
    const before = hash();
    writeFileSync(join(dir, file), 'two');
    expect(hash()).not.toBe(before);
  });

  it.each([
    ['a test', 'src/a.test.ts'],
    ['an installed package', 'src/node_modules/x.js'],
    ['a note', 'src/notes.md'],
  ])('does not look at %s', (_what, file) => {
    const before = hash();
    writeFileSync(join(dir, file), 'two');
    expect(hash()).toBe(before);
  });

  it('differs after a file has only been renamed', () => {
    const before = hash();
    rmSync(join(dir, 'src/a.ts'));
    writeFileSync(join(dir, 'src/z.ts'), 'one');
    expect(hash()).not.toBe(before);
  });

  it('differs for another Node', () => {
    expect(hashInputs(dir, [], ['115'])).not.toBe(hashInputs(dir, [], ['127']));
  });
});

it('a stamp belongs to one hash', () => {
  const file = join(dir, 'dist/.stamp');
  expect(isStamped(file, 'abc')).toBe(false);
  writeStamp(file, 'abc');
  expect(isStamped(file, 'abc')).toBe(true);
  expect(isStamped(file, 'abd')).toBe(false);
});
