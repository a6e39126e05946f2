import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { MODES, readOptions } from './options';
import { publishedRun, speedFiles } from './publish';
import { makeResult, thisMachine } from './result';
import { withRun } from './speed-page';

it.each(MODES)('docs/speed.md is what the JSON of its run gives: %s', async (mode) => {
  const page = await readFile(speedFiles.page, 'utf8');
  expect(withRun(page, mode, await publishedRun(mode))).toBe(page);
});

it('a run takes the place of the last one, and what people wrote stays', async () => {
  const page = await readFile(speedFiles.page, 'utf8');
  const rows = [
    { row: 'S1', what: 'home page', ours: '10/s', ratio: 1.25, goal: { atLeast: 1 } },
    { row: 'S10', what: 'memory', ours: 'n/a', figure: NaN, goal: { atMost: 80 }, unit: ' MB' },
    { row: 'S12', what: 'start', ours: '900 ms', figure: 900, goal: { atMost: 500 }, unit: ' ms' },
  ];
  const once = withRun(page, 'rows', makeResult(rows, readOptions([]), thisMachine()));
  expect(once).toContain('1 of 2 goals are reached');
  expect(once).toMatch(/\| S12 .*\| no +\|/);
  expect(once).toContain('## Tried');
  expect(withRun(once, 'rows', null)).toBe(withRun(page, 'rows', null));
});

it('a page without its marks is refused', () => {
  expect(() => withRun('# Speed', 'rows', null)).toThrow('marks');
});
