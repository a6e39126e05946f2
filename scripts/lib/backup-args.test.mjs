import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BACKUPS_KEPT, BACKUPS_KEPT_BEFORE_RESTORE, BACKUPS_KEPT_BY_HAND } from '@apoti/contract';
import { findArchive, parseBackupArgs, usage } from './backup-args.mjs';

it.each([
  [[], { action: 'make' }],
  [['make'], { action: 'make' }],
  [['list'], { action: 'list' }],
  [['restore', 'x.tar.gz'], { action: 'restore', name: 'x.tar.gz' }],
  [['--help'], { action: 'help' }],
  [['restore', '-h'], { action: 'help' }],
])('A18: %j is understood', (args, wish) => {
  expect(parseBackupArgs(args)).toEqual(wish);
});

it.each([[['restore']], [['restore', '--now']], [['make', 'x']], [['restore', 'a', 'b']], [['drop']]])(
  'A18: %j gets the usage',
  (args) => {
    expect(parseBackupArgs(args)).toBeUndefined();
  },
);

it('A18: the usage says how many are kept', () => {
  const kept = `The ${BACKUPS_KEPT_BY_HAND} newest made\nby hand are kept, beside ${BACKUPS_KEPT} of the schedule and ${BACKUPS_KEPT_BEFORE_RESTORE} that a restore`;
  expect(usage).toContain(kept);
});

it('A18: a file is looked for where the person is who gives the command, then in the repository; else it is a name', () => {
  const dir = mkdtempSync(join(tmpdir(), 'backup-args-'));
  writeFileSync(join(dir, 'mine.tar.gz'), '');
  expect(findArchive('mine.tar.gz', dir)).toBe(join(dir, 'mine.tar.gz'));
  expect(findArchive(join(dir, 'mine.tar.gz'), '/')).toBe(join(dir, 'mine.tar.gz'));
  expect(findArchive('package.json', dir)).toBe(resolve('package.json'));
  expect(findArchive('mine.tar.gz', undefined)).toBe('mine.tar.gz');
  rmSync(dir, { recursive: true });
});
