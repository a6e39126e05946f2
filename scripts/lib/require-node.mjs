// Plain syntax, and nothing of Node's own: an ES module is linked with all that it imports before its first line runs.
import { nodeProblem, platformProblem } from './node-version.mjs';

/**
 * Loads a command where this Node and this system run the product; else says in one sentence what is needed.
 * @param {() => Promise<unknown>} load
 */
export async function requireNode(load) {
  const problem = platformProblem(process.platform) || nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  } else {
    await load();
  }
}
