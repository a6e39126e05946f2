import { expect, it } from 'vitest';
import { killDuringSaves } from '../faults/saves/kills';

/** 100 and more at once are npm run faults. */
const CUTS = 5;

it(
  'F1: nothing that was said to be saved is lost or torn when the power goes in the middle of saves, on SQLite (5 cuts)',
  { timeout: 600_000 },
  async () => {
    const task = { tries: CUTS, seed: 20_263, say: () => undefined, signal: new AbortController().signal };
    const found = await killDuringSaves('SQLite', task, 'the power');
    expect(found.violations).toEqual([]);
    expect(found.tries).toBe(CUTS);
    expect(found.figures?.['acknowledged']).toBeGreaterThan(CUTS);
    expect(found.figures?.['unanswered']).toBeGreaterThan(0);
  },
);
