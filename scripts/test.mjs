// `npm test`: everything, from nothing. `npm run check` (--quick): the part that needs no built product. `npm run test:full`
// (--full): everything, with long searches and many kills where `npm test` has a few, and Lighthouse on every page.
import { asksHelp } from './lib/asks-help.mjs';
import { requireNode } from './lib/require-node.mjs';

const usage = `npm test                installs and builds what is missing, then runs every test
npm run check           the part that needs no built product: formatting, rules, types, unit tests
npm run test:full       everything, with long searches and many kills, and Lighthouse on every page`;

const boolean = /** @type {const} */ ({ type: 'boolean', default: false });

async function main() {
  const args = process.argv.slice(2);
  if (asksHelp(args)) {
    console.log(usage);
    return true;
  }
  const { knownArgs } = await import('./lib/known-args.mjs');
  const { values: asked } = knownArgs({ args, options: { quick: boolean, full: boolean } }, usage);
  const { timed } = await import('./lib/output.mjs');
  const { installMissing } = await import('./lib/prepare/install.mjs');
  const { buildStale } = await import('./lib/prepare/build.mjs');
  const { targets } = await import('./lib/prepare/targets.mjs');
  const { runStages } = await import('./lib/test/run-stages.mjs');
  await installMissing();
  const isQuick = asked.quick;
  const isFull = asked.full;
  if (isFull) Object.assign(process.env, { PROPERTY_RUNS: '500', KILL_ROUNDS: '20', ALL_JOURNEYS: '1' });
  await buildStale(isQuick ? { lanes: [] } : { lanes: targets.lanes });
  const { quick, whole, long } = await import('./lib/test/stages.mjs');
  if (!isQuick) {
    const { installChromium } = await import('./lib/test/chromium.mjs');
    await timed('found Chromium', installChromium);
    const { fetchBenchTools } = await import('./lib/bench-tools.mjs');
    await timed('found nginx and Redis', async () => fetchBenchTools(undefined, ['nginx', 'redis-server']));
    const { fetchPostgres } = await import('./lib/fetch-postgres.mjs');
    await timed('found PostgreSQL', async () => fetchPostgres());
  }
  const well = await runStages(isQuick ? quick : [...quick, ...whole, ...(isFull ? long : [])]);
  const { sayNotRun } = await import('./lib/test/say-not-run.mjs');
  sayNotRun(isQuick);
  return well;
}

requireNode(() =>
  main().then(
    (well) => process.exit(well ? 0 : 1),
    async (error) => {
      const { report } = await import('./lib/problem.mjs');
      report(error);
      process.exit(1);
    },
  ),
);
