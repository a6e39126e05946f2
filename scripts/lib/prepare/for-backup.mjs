import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { targets } from './targets.mjs';

/** What makes backups, and what that needs. */
export const backupCommand = join(places.cms, 'dist/src/backups/command.js');
const needed = [backupCommand, ...targets.contract.makes, ...targets.cms.makes, join(places.cms, 'node_modules')];

async function installAndBuild() {
  await installMissing();
  // The site and Strapi's panel are not needed.
  await buildStale({ lanes: [[targets.cms]] });
}

/**
 * Builds what makes backups where it is not there. What is there is used as it is: it fits the data folder, which was written
 * with it, and whatever runs reads the same files.
 * @param {{ isRunning: boolean, files?: string[], make?: () => Promise<void> }} parts
 */
export async function prepareBackup({ isRunning, files = needed, make = installAndBuild }) {
  if (files.every((file) => existsSync(file))) return;
  if (isRunning) {
    throw new Problem('What makes backups is not built, and the product runs: stop it, then give this command again.');
  }
  await make();
}
