// `npm run doctor [-- --json]`: whether this installation is in order, running or stopped. It changes nothing.
import { nodeProblem } from './lib/node-version.mjs';

// A Node that can load it is judged with all the rest.
import('./lib/commands/doctor.mjs').catch((error) => {
  console.error(nodeProblem(process.versions.node) || error);
  process.exitCode = 2;
});
