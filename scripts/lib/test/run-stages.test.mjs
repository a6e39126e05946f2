import { afterEach, expect, it, vi } from 'vitest';
import { runStages } from './run-stages.mjs';

afterEach(() => void vi.restoreAllMocks());

/** What is said while stages run, and whether all was well. */
async function run(/** @type {Parameters<typeof runStages>[0]} */ stages) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const well = await runStages(stages);
  return { well, last: String(said.mock.lastCall?.[0]) };
}

/** Stages that note when they begin and end; a light one ends once another has begun. */
function stages() {
  /** @type {string[]} */
  const noted = [];
  const stage = (/** @type {string} */ name, failed = 0) => ({
    name,
    run: async () => {
      noted.push(`+${name}`);
      await new Promise((resolve) => void setImmediate(resolve));
      noted.push(`-${name}`);
      return { passed: 1 - failed, failed, ...(failed > 0 ? { failures: [`${name} fails`] } : {}) };
    },
  });
  const light = (/** @type {[string, number?]} */ ...parts) => ({
    ...stage(...parts),
    isLight: /** @type {const} */ (true),
  });
  return { noted, stage, light };
}

it('Q1: light stages run two at a time, all others alone, and each is told in its order', async () => {
  const { noted, stage, light } = stages();
  const { well, last } = await run([light('format'), light('lint'), light('types'), stage('unit'), stage('wire')]);
  expect(well).toBe(true);
  expect(noted.slice(0, 2)).toEqual(['+format', '+lint']);
  expect(noted.filter((_, place) => place >= 6)).toEqual(['+unit', '-unit', '+wire', '-wire']);
  expect(last.match(/(?<=s {2})\w+(?=:)/g)).toEqual(['format', 'lint', 'types', 'unit', 'wire']);
});

it('Q1: a stage that fails ends no other, is named with what failed, and makes the whole fail', async () => {
  const { noted, stage, light } = stages();
  const { well, last } = await run([light('lint', 1), light('types'), stage('unit')]);
  expect(well).toBe(false);
  expect(noted).toContain('-unit');
  expect(last).toContain('lint: 0 passed, 1 failed\n          ✘ lint fails\n');
  expect(last).toContain('2 passed, 1 failed');
});
