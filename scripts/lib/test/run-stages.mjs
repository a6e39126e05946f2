import { seconds } from '../output.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Runs every stage, also after one has failed; prints each one's time and what failed in it, and,
 * last, the sum on a line of its own.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether all is well
 */
export async function runStages(stages) {
  const lines = [];
  const sum = { passed: 0, failed: 0 };
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`);
    const begin = performance.now();
    const { passed, failed, failures = [] } = await stage.run();
    sum.passed += passed;
    sum.failed += failed;
    lines.push(`${seconds(performance.now() - begin).padStart(8)}  ${stage.name}: ${passed} passed, ${failed} failed`);
    for (const failure of failures) lines.push(`${' '.repeat(10)}✘ ${failure}`);
  }
  console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}
