import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOptions } from './options';
import { keepResult, makeResult, resultSchema, thisMachine } from './result';

const rows = [
  { row: 'S1', what: 'home', ours: '10/s', ratio: 1.25, goal: { atLeast: 1 }, numbers: { ours: [10, NaN], peer: 8 } },
  { row: 'S10', what: 'memory', ours: 'n/a', figure: NaN, goal: { atMost: 80 }, unit: ' MB' },
  { row: 'S1', what: 'nginx', ours: '–' },
];

it('a run keeps its numbers, what it ran on and whether each goal was reached', () => {
  const result = makeResult(rows, readOptions(['--quick']), thisMachine());
  expect(result.rows.map(({ reached }) => reached)).toEqual([true, null, null]);
  expect(result.rows[0]?.numbers).toEqual({ ours: [10, null], peer: 8 });
  expect(result.machine.cores).toBeGreaterThan(0);
  expect(result.commit).toMatch(/^([0-9a-f]{12}\+?|unknown)$/);
});

it('it is written where it is asked for, and can be read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-result-'));
  try {
    const json = join(folder, 'deep/run.json');
    const options = readOptions(['--json', json]);
    const result = makeResult(rows, options, thisMachine());
    const files = await keepResult(result, options);
    expect(files).toHaveLength(2);
    for (const file of files) expect(resultSchema.parse(JSON.parse(await readFile(file, 'utf8')))).toEqual(result);
    await rm(files[0] ?? '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
