import { seconds } from '../output.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./reports.mjs').Count} Count */

/** So many light stages run beside each other. */
const LANES = 2;

/**
 * Stages in the order in which they run, those of a row at once.
 * @param {readonly Stage[]} stages
 * @returns {Stage[][]}
 */
function rowsOf(stages) {
  /** @type {Stage[][]} */
  const rows = [];
  for (const stage of stages) {
    const row = rows.at(-1);
    if (stage.isLight && row?.every(({ isLight }) => isLight)) row.push(stage);
    else rows.push([stage]);
  }
  return rows;
}

/**
 * Runs the stages of a row, each as soon as there is a lane for it; what they did comes in the order of the row.
 * @param {readonly Stage[]} row
 * @returns {Promise<(Count & { name: string, ms: number })[]>}
 */
async function runRow(row) {
  /** @type {(Count & { name: string, ms: number })[]} */
  const done = [];
  const waiting = [...row.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, stage] = next;
      console.log(`\n── ${stage.name}`);
      const begin = performance.now();
      const count = await stage.run();
      done[place] = { ...count, name: stage.name, ms: performance.now() - begin };
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return done;
}

/**
 * Runs every stage, also after one has failed, light ones in a row beside each other; prints each one's time and what failed in it, and,
 * last, the sum on a line of its own, with what was left to the long run.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether all is well
 */
export async function runStages(stages) {
  const lines = [];
  const sum = { passed: 0, failed: 0, left: 0 };
  for (const row of rowsOf(stages)) {
    for (const { name, ms, passed, failed, failures = [], left = 0 } of await runRow(row)) {
      sum.passed += passed;
      sum.failed += failed;
      sum.left += left;
      lines.push(`${seconds(ms).padStart(8)}  ${name}: ${passed} passed, ${failed} failed`);
      for (const failure of failures) lines.push(`${' '.repeat(10)}✘ ${failure}`);
    }
  }
  const more = sum.left > 0 ? `; ${sum.left} more journeys run in npm run test:full` : '';
  console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed${more}`);
  return sum.failed === 0;
}
