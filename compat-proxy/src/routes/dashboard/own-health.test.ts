import { describe, expect, it } from 'vitest';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import type { SpoolState } from '../../measuring/spool';
import { ownHealth } from './own-health';

const MINUTE_MS = 60_000;
const now = Date.parse('2026-03-04T10:00:00Z');
const well: SpoolState = { waiting: 0, oldest: null, refused: 0, broken: 0, dropped: 0 };

function visits(backlog: SpoolState | null) {
  const facts = { startedAt: now, now, silentSince: null, seo: defaultSeo, settings: defaultSettings };
  const { after } = ownHealth({ ...facts, verifiedAt: null, backlog });
  const { state, text } = after.find(({ id }) => id === 'spool') ?? {};
  return [state, text];
}

describe('A3: measured visits on their way', () => {
  it.each<[SpoolState | null, string, string]>([
    [well, 'good', 'Nothing waits'],
    [{ ...well, waiting: 1, oldest: now - MINUTE_MS }, 'good', '1 file on the way'],
    [{ ...well, waiting: 3, oldest: now - 90 * MINUTE_MS }, 'warn', '3 files waiting, the oldest for 1 hour'],
    [{ ...well, refused: 1 }, 'warn', 'The content service refused one thing'],
    [
      { waiting: 2, oldest: now - 3 * 1_440 * MINUTE_MS, refused: 4, broken: 1, dropped: 2 },
      'warn',
      '2 files waiting, the oldest for 3 days; 2 files had to be dropped, because too much waited; ' +
        'the content service refused 4 things; 1 file could not be read',
    ],
    [null, 'bad', 'The web server’s disk cannot be read; its log says why'],
  ])('%o: %s', (backlog, state, text) => {
    expect(visits(backlog)).toEqual([state, text]);
  });
});
