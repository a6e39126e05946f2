// `npm start`: the whole product from nothing. Only this file and node-version.mjs are read by a Node that is too old.
import { nodeProblem, platformProblem } from './lib/node-version.mjs';

const problem = platformProblem(process.platform) || nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./lib/start/start.mjs').then(({ start }) => start(process.argv.slice(2), 'start'));
}
