import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { runStep } from '../run-step.mjs';

const DEBIAN = '/usr/bin/chromium';

/** The browser for the journeys, if one is there: Debian's, or the one that Playwright manages. */
export function findChromium() {
  if (existsSync(DEBIAN)) return DEBIAN;
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** @typedef {{ how: string, install: (run: typeof runStep) => Promise<unknown> }} Way */

/** @type {Way} */
const byApt = {
  how: 'apt-get install chromium',
  install: async (run) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('Reading the package lists', { command: 'apt-get', args: ['update'], cwd: root, env });
    await run('Installing Chromium', { command: 'apt-get', args: ['install', '-y', 'chromium'], cwd: root, env });
  },
};

/** @param {...string} more @returns {Way} */
const byPlaywright = (...more) => {
  const args = ['playwright', 'install', ...more, 'chromium'];
  return {
    how: `npx ${args.join(' ')}`,
    install: (run) => run('Installing Chromium', { command: 'npx', args, cwd: root }),
  };
};

/** Whether apt can be asked. Ubuntu says the same of itself, but has Chromium only as a snap. */
const isDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Installs Chromium where it is missing: Debian's package as root; Playwright's build elsewhere, and where apt has brought none.
 * @param {{ find?: () => string | null, debian?: boolean, run?: typeof runStep }} [machine] for tests
 */
export async function installChromium({ find = findChromium, debian = isDebian(), run = runStep } = {}) {
  if (find()) return;
  const ways = debian ? [byApt, byPlaywright('--with-deps')] : [byPlaywright()];
  const reasons = [];
  for (const { how, install } of ways) {
    try {
      await install(run);
      if (find()) return;
      reasons.push(`${how}: none was found afterwards.`);
    } catch (error) {
      reasons.push(`${how}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const how = ways.map((way) => way.how).join(' or ');
  throw new Problem(
    `The browser tests need Chromium, and it could not be installed. Install it (${how}) and try again.\n${reasons.join('\n')}`,
  );
}
