import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BACKUPS_KEPT, BACKUPS_KEPT_BEFORE_RESTORE, BACKUPS_KEPT_BY_HAND } from '@apoti/contract';
import { toldOfGone } from '../src/backups/names';
import { removeOldBackups } from './support/backups';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'backups-kept-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('A18: the newest of each kind are kept: schedule, by hand and before a restore drive none of the others out', async () => {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  const day = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}T02-00-00-000Z`;
  for (let index = 0; index < 25; index += 1) {
    writeFileSync(join(folder, `backup-${day(index)}-daily.tar.gz`), '');
    writeFileSync(join(folder, `backup-${day(index)}-manual.tar.gz`), '');
    writeFileSync(join(folder, `backup-${day(index)}-before-restore.tar.gz`), '');
  }
  writeFileSync(join(folder, 'notes.txt'), '');
  const restored = `backup-${day(2)}-before-restore.tar.gz`;
  await removeOldBackups(dataDir, restored);
  expect(readdirSync(folder)).toContain(restored);
  expect(await removeOldBackups(dataDir)).toEqual([restored]);
  const left = readdirSync(folder).sort();
  expect(left.filter((name) => name.includes('daily'))).toHaveLength(BACKUPS_KEPT);
  expect(left.filter((name) => name.includes('manual'))).toHaveLength(BACKUPS_KEPT_BY_HAND);
  expect(left.filter((name) => name.includes('before-restore'))).toHaveLength(BACKUPS_KEPT_BEFORE_RESTORE);
  expect(left[left.length - 1]).toBe('notes.txt');
  expect(left).toContain(`backup-${day(24)}-daily.tar.gz`);
  expect(left).not.toContain(`backup-${day(0)}-daily.tar.gz`);
});

it('A18: whoever makes one by hand is told which older ones went for it', () => {
  expect(toldOfGone(['a.tar.gz'])).toBe('1 older one went: a.tar.gz');
  expect(toldOfGone(['a.tar.gz', 'b.tar.gz'])).toBe('2 older ones went: a.tar.gz, b.tar.gz');
});
