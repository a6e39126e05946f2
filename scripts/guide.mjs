// `npm run guide`: installs and builds what is missing, then takes the pictures of docs/editors.md (scripts/guide/).
import { requireNode } from './lib/require-node.mjs';

async function main() {
  const { timed } = await import('./lib/output.mjs');
  const { installMissing } = await import('./lib/prepare/install.mjs');
  const { buildStale } = await import('./lib/prepare/build.mjs');
  const { targets } = await import('./lib/prepare/targets.mjs');
  const { installChromium } = await import('./lib/test/chromium.mjs');
  await installMissing();
  await buildStale({ lanes: targets.served });
  await timed('found Chromium', installChromium);
  const { register } = await import('tsx/esm/api');
  register();
  const { main: guide } = await import('./guide/main.ts');
  await guide(process.argv.slice(2));
}

requireNode(() =>
  main().then(
    () => process.exit(0),
    async (error) => {
      const { report } = await import('./lib/problem.mjs');
      report(error);
      process.exit(1);
    },
  ),
);
