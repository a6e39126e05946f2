// `npm run bench`: installs and builds what is missing, then measures the built product beside its peers (tests/bench/).
import { nodeProblem } from './lib/node-version.mjs';

async function main() {
  const { installMissing } = await import('./lib/prepare/install.mjs');
  const { buildStale } = await import('./lib/prepare/build.mjs');
  await installMissing();
  await buildStale();
  const { fetchBenchTools } = await import('./lib/bench-tools.mjs');
  fetchBenchTools(undefined, ['nginx', 'wrk']);
  const { register } = await import('tsx/esm/api');
  register();
  const { main: bench } = await import('../tests/bench/main.ts');
  return bench(process.argv.slice(2));
}

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  main().then(
    (code) => process.exit(code),
    async (error) => {
      const { report } = await import('./lib/problem.mjs');
      report(error);
      process.exit(1);
    },
  );
}
