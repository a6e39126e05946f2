import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.mjs';

let dir = '';
let changes = 0;
let end = () => {};
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/a.ts'), 'one');
  changes = 0;
  end = watchFolders([join(dir, 'src'), join(dir, 'missing')], () => (changes += 1), { quietMs: 10 });
});
afterEach(() => {
  end();
  rmSync(dir, { recursive: true });
});

/** Makes a change and waits until it has been noticed. */
async function noticed(/** @type {() => void} */ change) {
  const before = changes;
  change();
  await vi.waitFor(() => expect(changes).toBeGreaterThan(before), { timeout: 20_000 });
}

it('a file is noticed every time that an editor saves it by renaming', async () => {
  for (const text of ['two', 'three', 'four']) {
    await noticed(() => {
      writeFileSync(join(dir, 'a.ts.new'), text);
      renameSync(join(dir, 'a.ts.new'), join(dir, 'src/a.ts'));
    });
  }
});

it('files in new folders are noticed, also where a folder of that name was before', async () => {
  await noticed(() => mkdirSync(join(dir, 'src/new')));
  await noticed(() => writeFileSync(join(dir, 'src/new/b.ts'), 'one'));
  await noticed(() => rmSync(join(dir, 'src/new'), { recursive: true }));
  await noticed(() => mkdirSync(join(dir, 'src/new')));
  await noticed(() => writeFileSync(join(dir, 'src/new/b.ts'), 'one'));
});
