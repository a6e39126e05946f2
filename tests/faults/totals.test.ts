import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Section } from './section';
import { formatTotals, reached } from './table';
import { keptTotals, sum, withPart, writeTotals } from './totals';

const section: Section = {
  figure: 'F1 SQLite',
  what: 'saves and kills',
  goal: 'none lost in 20',
  enough: 20,
  part: 10,
  measure: async () => ({ tries: 10, violations: [] }),
};
const origin = { at: '2026-01-01T00:00:00.000Z', commit: 'abc', seed: 7 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'totals-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a part is kept with those before it, and the sum knows all of them', async () => {
  const file = join(folder, 'kept', 'totals.json');
  for (const violations of [[], ['a save was lost']]) {
    const found = { tries: 10, violations, figures: { kills: violations.length } };
    await writeTotals(file, withPart(await keptTotals(file), section.figure, found, origin));
  }
  expect(sum(await keptTotals(file), section.figure)).toEqual({
    tries: 20,
    violations: ['a save was lost'],
    figures: { kills: 1 },
    days: ['2026-01-01'],
    commits: 1,
  });
  expect(await readdir(join(folder, 'kept'))).toEqual(['totals.json']);
});

it('before a machine has kept anything, its runs go on from what was published', async () => {
  const [file, published] = [join(folder, 'totals.json'), join(folder, 'published.json')];
  expect(await keptTotals(file, published)).toEqual({});
  const before = withPart({}, section.figure, { tries: 10, violations: [] }, origin);
  await writeTotals(published, before);
  expect(await keptTotals(file, published)).toEqual(before);
  await writeTotals(file, withPart(before, section.figure, { tries: 5, violations: [] }, origin));
  expect(sum(await keptTotals(file, published), section.figure).tries).toBe(15);
});

it('damaged totals are an error and are not begun anew in silence', async () => {
  const file = join(folder, 'totals.json');
  await writeFile(file, '{"F1": [{"tries": "many"}]}');
  await expect(keptTotals(file)).rejects.toThrow();
});

it('a goal is reached when it was tried often enough without a violation, and one violation is a no', () => {
  const once = withPart({}, section.figure, { tries: 10, violations: [] }, origin);
  const twice = withPart(once, section.figure, { tries: 10, violations: [] }, origin);
  const broken = withPart(twice, section.figure, { tries: 1, violations: ['torn'] }, origin);
  expect([{}, once, twice, broken].map((totals) => reached(section, totals))).toEqual([
    'not yet',
    'not yet',
    'yes',
    'no',
  ]);
  expect(formatTotals([section], once).split('\n').at(-1)).toBe(
    '| F1 SQLite | saves and kills | 10    | 20 | 2026-01-01, 1 commit | 0          | –                                | none lost in 20 | not yet |',
  );
  const later = { ...origin, at: '2026-02-03T00:00:00.000Z', commit: 'def' };
  const both = withPart(once, section.figure, { tries: 10, violations: [] }, later);
  expect(formatTotals([section], both)).toContain('| 2026-01-01 to 2026-02-03, 2 commits |');
});
