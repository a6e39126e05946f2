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

/** Installs Chromium where it is missing: Debian's package as root, Playwright's build elsewhere. */
export async function installChromium() {
  if (findChromium()) return;
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  try {
    if (debian) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await runStep('Reading the package lists', { command: 'apt-get', args: ['update'], cwd: root, env });
      await runStep('Installing Chromium', { command: 'apt-get', args: ['install', '-y', 'chromium'], cwd: root, env });
    } else {
      await runStep('Installing Chromium', { command: 'npx', args: ['playwright', 'install', 'chromium'], cwd: root });
    }
  } catch (error) {
    const how = debian ? 'apt-get install chromium' : 'npx playwright install chromium';
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `The browser tests need Chromium, and it could not be installed. Install it (${how}) and try again.\n${reason}`,
    );
  }
  if (!findChromium()) throw new Problem('The browser tests need Chromium, and none was found after installing it.');
}
