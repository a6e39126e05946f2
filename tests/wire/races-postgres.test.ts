import { expect, it } from 'vitest';
import { race } from '../faults/saves/races/races';

/** 200 and more at once are npm run faults. */
const RACES = 40;

it(
  'F2: of people who save the same at the same moment nobody loses an edit, old clients among them, on PostgreSQL (40 races)',
  { timeout: 600_000 },
  async () => {
    const found = await race('PostgreSQL', {
      ...{ tries: RACES, seed: 20_262, say: () => undefined },
      signal: new AbortController().signal,
    });
    expect(found.violations).toEqual([]);
    expect(found.tries).toBe(RACES);
    expect(found.figures?.['asked']).toBeGreaterThan(0);
    expect(found.figures?.['unanswered']).toBe(0);
  },
);
