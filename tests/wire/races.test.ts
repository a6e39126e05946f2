import { expect, it } from 'vitest';
import { race } from '../faults/saves/races/races';

/** 500 and more at once are npm run faults. */
const RACES = 40;

it(
  'F2: of people who save the same at the same moment nobody loses an edit, old clients among them (40 races)',
  { timeout: 300_000 },
  async () => {
    const found = await race('SQLite', {
      ...{ tries: RACES, seed: 20_261, say: () => undefined },
      signal: new AbortController().signal,
    });
    expect(found.violations).toEqual([]);
    expect(found.tries).toBe(RACES);
    expect(found.figures?.['asked']).toBeGreaterThan(0);
    expect(found.figures?.['unanswered']).toBe(0);
  },
);
