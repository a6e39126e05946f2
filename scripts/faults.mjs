// `npm run faults`: installs and builds what is missing, then does to the product what may happen to it (tests/faults/).
import { nodeProblem } from './lib/node-version.mjs';

async function main() {
  const { installMissing } = await import('./lib/prepare/install.mjs');
  const { buildStale } = await import('./lib/prepare/build.mjs');
  await installMissing();
  await buildStale();
  const { fetchPostgres } = await import('./lib/fetch-postgres.mjs');
  fetchPostgres();
  const { register } = await import('tsx/esm/api');
  register();
  const { main: faults } = await import('../tests/faults/main.ts');
  return faults(process.argv.slice(2));
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
