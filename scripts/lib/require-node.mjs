// The first import of a command of an operator: what is imported after it may need a newer Node before its own first line.
import { nodeProblem, platformProblem } from './node-version.mjs';

const problem = platformProblem(process.platform) || nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
