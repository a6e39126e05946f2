import { expect, it } from 'vitest';
import { killDuringSaves } from '../faults/saves/kills';

/** 300 and more at once are npm run faults. */
const KILLS = 10;

it(
  'F1: nothing that was said to be saved is lost or torn by kill -9 of CMS, proxy or database, on PostgreSQL (10 kills)',
  { timeout: 600_000 },
  async () => {
    const found = await killDuringSaves('PostgreSQL', {
      ...{ tries: KILLS, seed: 20_262, say: () => undefined },
      signal: new AbortController().signal,
    });
    expect(found.violations).toEqual([]);
    expect(found.tries).toBe(KILLS);
    expect(found.figures?.['acknowledged']).toBeGreaterThan(KILLS);
    expect(found.figures?.['unanswered']).toBeGreaterThan(0);
  },
);
