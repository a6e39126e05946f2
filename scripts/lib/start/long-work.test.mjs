import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAtLongWork } from './long-work.mjs';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'long-work-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** @param {string} file @param {string} text */
function note(file, text) {
  mkdirSync(dirname(join(dataDir, file)), { recursive: true });
  writeFileSync(join(dataDir, file), text);
}

it.each([
  ['upgrade/copying.json', 'copying', true],
  ['upgrade/note.json', 'begun', true],
  ['upgrade/note.json', 'done', false],
  ['upgrade/note.json', 'undone', false],
  ['restore/note.json', 'ready', true],
  ['restore/note.json', 'moving', true],
  ['restore/note.json', 'undoing', true],
  ['restore/note.json', 'switched', false],
  ['restore/note.json', 'restored', false],
])('F13: with %s at "%s" the CMS is at work that may take long: %s', (file, state, isAtWork) => {
  expect(isAtLongWork(dataDir)).toBe(false);
  note(file, JSON.stringify({ state }));
  expect(isAtLongWork(dataDir)).toBe(isAtWork);
});

it('F13: a note that cannot be read holds no limit up', () => {
  note('upgrade/note.json', '{"state":"beg');
  expect(isAtLongWork(dataDir)).toBe(false);
});
