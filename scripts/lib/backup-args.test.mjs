import { expect, it } from 'vitest';
import { parseBackupArgs } from './backup-args.mjs';

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
