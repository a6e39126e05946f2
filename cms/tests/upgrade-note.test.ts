import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveUpUpgrade, noteUpgrade, readUpgrade } from '../src/upgrades/upgrade-note';

const at = '2026-05-04T10:00:00.000Z';
let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'upgrade-'))));
afterEach(() => rm(dataDir, { recursive: true }));

it('A18: a backup that was restored after an upgrade was broken off is not replaced by what that had put aside', () => {
  giveUpUpgrade(dataDir);
  expect(readUpgrade(dataDir)).toBeNull();
  noteUpgrade(dataDir, { state: 'begun', at });
  giveUpUpgrade(dataDir);
  expect(readUpgrade(dataDir)).toEqual({ state: 'undone', at });
});

it('A18: an upgrade that has come to its end stays done', () => {
  noteUpgrade(dataDir, { state: 'done', at });
  giveUpUpgrade(dataDir);
  expect(readUpgrade(dataDir)).toEqual({ state: 'done', at });
});
