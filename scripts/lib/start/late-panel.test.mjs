import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postponePanel } from './late-panel.mjs';

let dir = '';
let page = '';
/** @type {string[]} */
let said = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'late-panel-'));
  page = join(dir, 'build/index.html');
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

/** A panel that is built by a program. @param {string} program @returns {import('../prepare/targets.mjs').Target} */
function panelOf(program) {
  writeFileSync(join(dir, 'source.cjs'), program);
  const run = { command: process.execPath, args: ['source.cjs'], cwd: dir };
  return { name: 'the panel', inputs: [join(dir, 'source.cjs')], makes: [page], stamp: join(dir, 'build/.stamp'), run };
}
const running = () => false;
const works = "require('node:fs').writeFileSync('build/index.html', 'the panel')";

describe('a panel that is built while the product runs', () => {
  it('S12: until the first one is there a page in its place says so and looks again; then nothing is left to do', async () => {
    const target = panelOf(works);
    const late = postponePanel({ target, page, folder: dir });
    expect(readFileSync(page, 'utf8')).toMatch(/http-equiv="refresh"[\s\S]*panel is being built/);
    await late?.build(running);
    expect(readFileSync(page, 'utf8')).toBe('the panel');
    expect(postponePanel({ target, page, folder: dir })).toBeNull();
  });

  it('S12: an older panel stays until the new one is there', async () => {
    await postponePanel({ target: panelOf(works), page, folder: dir })?.build(running);
    const late = postponePanel({ target: panelOf(works.replace('the panel', 'a newer one')), page, folder: dir });
    expect(readFileSync(page, 'utf8')).toBe('the panel');
    await late?.build(running);
    expect(readFileSync(page, 'utf8')).toBe('a newer one');
  });

  it('S12: one that cannot be built is told, ends nothing, and is tried again at the next start', async () => {
    const target = panelOf("throw new Error('no memory')");
    await postponePanel({ target, page, folder: dir })?.build(running);
    expect(said.join()).toMatch(/Site and back-office run, but there is no new panel[\s\S]*no memory/);
    expect(existsSync(target.stamp)).toBe(false);
    expect(postponePanel({ target, page, folder: dir })).not.toBeNull();
  });

  it('S12: one that is broken off by the end of the product is not told', async () => {
    await postponePanel({ target: panelOf("throw new Error('ended')"), page, folder: dir })?.build(() => true);
    expect(said.join()).not.toContain('ended');
  });
});
