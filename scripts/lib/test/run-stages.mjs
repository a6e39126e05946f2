import { seconds } from '../output.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Runs every stage, also after one has failed; prints each one's time and what failed in it, and,
 * last, the sum on a line of its own, with what was left to the long run.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether all is well
 */
export async function runStages(stages) {
  const lines = [];
  const sum = { passed: 0, failed: 0, left: 0 };
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`);
    const begin = performance.now();
    const { passed, failed, failures = [], left = 0 } = await stage.run();
    sum.passed += passed;
    sum.failed += failed;
    sum.left += left;
    lines.push(`${seconds(performance.now() - begin).padStart(8)}  ${stage.name}: ${passed} passed, ${failed} failed`);
    for (const failure of failures) lines.push(`${' '.repeat(10)}✘ ${failure}`);
  }
  const more = sum.left > 0 ? `; ${sum.left} more journeys run in npm run test:full` : '';
  console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed${more}`);
  return sum.failed === 0;
}
