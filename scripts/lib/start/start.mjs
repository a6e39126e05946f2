import { buildStale } from '../prepare/build.mjs';
import { installMissing } from '../prepare/install.mjs';
import { targets } from '../prepare/targets.mjs';
import { claimDataDir } from '../data-dir.mjs';
import { networkAddress } from '../lan.mjs';
import { timed } from '../output.mjs';
import { root } from '../paths.mjs';
import { Problem, report } from '../problem.mjs';
import { killAllGroups } from '../processes.mjs';
import { readSettings } from '../settings.mjs';
import { checkFirst } from './checks.mjs';
import { postponePanel } from './late-panel.mjs';
import { parseOptions } from './options.mjs';
import { prepareSecrets } from './prepare-secrets.mjs';
import { stopOnSignal } from './signals.mjs';
import { runParts } from './run-parts.mjs';

/**
 * Installs, builds and runs the product until it is told to stop.
 * @param {string[]} args
 * @param {import('./options.mjs').Name} name `dev` also follows the files as they change
 */
export async function start(args, name) {
  try {
    await run(args, name);
  } catch (error) {
    killAllGroups();
    report(error);
    process.exit(1);
  }
}

/** @param {string[]} args @param {import('./options.mjs').Name} name */
async function run(args, name) {
  const { lan, build, help } = parseOptions(args, name);
  if (help) return console.log(help);
  if (build) return installAndBuild();
  const { settings, problems } = readSettings(process.env, root);
  const lanHost = lan ? openToNetwork(settings) : undefined;
  const shutdown = stopOnSignal();
  await timed('checked ports, folders and tools', () => checkFirst(settings, problems));
  shutdown.finally(claimDataDir(settings.dataDir));
  await installMissing();
  await buildStale({ lanes: targets.served });
  const latePanel = postponePanel();
  const { stored, firstAdmin } = await prepareSecrets(settings, process.env);
  const follow = name === 'dev';
  await runParts(
    { env: process.env, settings, stored, firstAdmin, follow, latePanel, ...(lanHost ? { lanHost } : {}) },
    shutdown,
  );
}

/** Makes ready what something else runs, such as systemd's units: Strapi's panel too, and with nobody's data folder or ports. */
async function installAndBuild() {
  await installMissing();
  await buildStale({ lanes: targets.lanes });
  console.log('\n  Installed and built. Nothing was started.\n');
}

/**
 * Makes the public origin listen on the network.
 * @param {import('../settings.mjs').Settings} settings
 * @returns {string} this machine's address there, with the port
 */
function openToNetwork(settings) {
  const address = networkAddress();
  if (!address) throw new Problem('--lan: this machine has no network address besides its own loopback.');
  settings.host = '0.0.0.0';
  return `${address}:${settings.port}`;
}
