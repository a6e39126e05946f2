// `npm run dev`: like `npm start`, and every part follows the files as they change.
import { nodeProblem, platformProblem } from './lib/node-version.mjs';

const problem = platformProblem(process.platform) || nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./lib/start/start.mjs').then(({ start }) => start(process.argv.slice(2), 'dev'));
}
