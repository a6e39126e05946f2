import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { admin, places } from '../../support/places';
import { endPart, freePort, keepOutput } from '../../support/processes';
import { seededDataDir } from '../../support/template';
import { firstAnswer, firstSaid } from '../measure/first-answer';

/** Of one start, in ms: until visitors are served, and until the product says that it is ready, the CMS too. */
export type StartTimes = { serves: number; ready: number };

async function startOnce(dataDir: string): Promise<StartTimes> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(places.root, 'scripts/start.mjs')], {
    cwd: places.root,
    env: {
      ...process.env,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const part = keepOutput(child);
  try {
    const [serves, ready] = await Promise.all([
      firstAnswer(`http://127.0.0.1:${port}/readyz`, 200, part),
      firstSaid(/Ready .* after the beginning/, part),
    ]);
    return { serves, ready };
  } finally {
    await endPart(part, 'SIGTERM');
  }
}

/** Later starts of the whole product as `npm start` runs it; the first is not among them. */
export async function laterStarts(): Promise<{ once: () => Promise<StartTimes>; stop: () => Promise<void> }> {
  const dataDir = await seededDataDir();
  await startOnce(dataDir);
  return { once: () => startOnce(dataDir), stop: () => rm(dataDir, { recursive: true, force: true }) };
}
