import { expect, it } from 'vitest';
import { BACKUPS_KEPT, BACKUPS_KEPT_BEFORE_RESTORE, BACKUPS_KEPT_BY_HAND } from '@apoti/contract';
import { parseBackupArgs, usage } from './backup-args.mjs';

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
