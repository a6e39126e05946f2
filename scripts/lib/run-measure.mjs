import { asksHelp } from './asks-help.mjs';
import { requireNode } from './require-node.mjs';

/**
 * Runs a command that tries the built product: installs and builds what is missing, then leaves it to its program in TypeScript. Sets the
 * exit code. Its parts are loaded only when Node is known to be new enough for them.
 * @param {object} command
 * @param {string} command.usage what it takes, one option a line
 * @param {() => Promise<void>} command.fetchTools gets the servers that it compares with or uses
 * @param {() => Promise<{ main: (args: string[]) => Promise<number> }>} command.load
 */
export function runMeasure(command) {
  return requireNode(() => run(command));
}

/** @param {Parameters<typeof runMeasure>[0]} command */
async function run({ usage, fetchTools, load }) {
  const args = process.argv.slice(2);
  if (asksHelp(args)) {
    console.log(usage);
    return;
  }
  try {
    const { installMissing } = await import('./prepare/install.mjs');
    const { buildStale } = await import('./prepare/build.mjs');
    await installMissing();
    await buildStale();
    await fetchTools();
    const { register } = await import('tsx/esm/api');
    register();
    const { main } = await load();
    process.exit(await main(args));
  } catch (error) {
    const { report } = await import('./problem.mjs');
    report(error);
    process.exit(1);
  }
}
