import { describe, expect, it } from 'vitest';
import type { Backup, BackupKind, BackupsReply } from '@apoti/contract';
import { endOf } from './said-end';

const backup = (name: string, kind: BackupKind = 'manual'): Backup => ({
  name,
  kind,
  madeAt: '2026-03-04T05:06:07.089Z',
  size: 1,
  files: 1,
  by: '',
  leavesOutUploads: false,
});
const nothing: BackupsReply = {
  backups: [backup('first')],
  work: null,
  problem: null,
  restore: null,
  next: null,
  free: 1,
  byCommand: '',
  uploadsAreVolume: false,
  leavesOutUploads: false,
};
const working: BackupsReply = { ...nothing, work: { what: 'backup', step: 'writing', done: 0.5 } };
const restoring: BackupsReply = { ...nothing, work: { what: 'restore', step: 'unpacking', done: 0.5 } };
const more = (kind: BackupKind) => ({ ...nothing, backups: [backup('second', kind), ...nothing.backups] });
const news = (state: 'restored' | 'undone') => ({
  ...nothing,
  restore: { state, name: 'first', madeAt: '', at: '', by: '', reason: '' },
});

describe('how a backup has ended', () => {
  it('A18: made, where there is a new one', () => {
    expect(endOf(working, working, true)).toBeNull();
    expect(endOf(nothing, more('manual'), true)).toBeNull();
    expect(endOf(working, more('manual'), true)).toBe('made');
    expect(endOf(working, more('daily'), false)).toBe('made');
    expect(endOf(working, more('before-restore'), false)).toBeNull();
  });

  it('A18: not made, with a reason; broken off by a restart, which is said to whoever asked for it alone', () => {
    expect(endOf(working, { ...nothing, problem: { at: '', text: 'The disk is full.' } }, false)).toBe('not-made');
    expect(endOf(working, nothing, true)).toBe('broken-off');
    expect(endOf(working, nothing, false)).toBeNull();
  });

  it('A18: of a restore it is said how it ended, once', () => {
    expect(endOf(restoring, restoring, false)).toBeNull();
    expect(endOf(restoring, news('restored'), false)).toBe('restored');
    expect(endOf(restoring, news('undone'), false)).toBe('not-restored');
    expect(endOf(news('restored'), news('restored'), false)).toBeNull();
  });
});
