import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { uploadsAreVolume } from '../src/backups/uploads-volume';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'uploads-volume-'));
  mkdirSync(join(dataDir, 'public'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('A18: uploads on the disk of the data folder can be exchanged, as can those that are not there', async () => {
  expect(await uploadsAreVolume(dataDir)).toBe(false);
  mkdirSync(join(dataDir, 'public/uploads'));
  expect(await uploadsAreVolume(dataDir)).toBe(false);
});

it('A18: uploads on another disk cannot', async () => {
  symlinkSync('/dev', join(dataDir, 'public/uploads'));
  expect(await uploadsAreVolume(dataDir)).toBe(true);
});
