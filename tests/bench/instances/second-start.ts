import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { admin, places } from '../../support/places';
import { endPart, freePort, keepOutput } from '../../support/processes';
import { seededDataDir } from '../../support/template';
import { firstAnswer } from '../measure/first-answer';

async function startOnce(dataDir: string): Promise<number> {
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
    return await firstAnswer(`http://127.0.0.1:${port}/readyz`, 200, part);
  } finally {
    await endPart(part, 'SIGTERM');
  }
}

/** Times of later starts of the whole product as `npm start` runs it, until it is ready, in ms; the first is not among them. */
export async function laterStarts(): Promise<{ once: () => Promise<number>; stop: () => Promise<void> }> {
  const dataDir = await seededDataDir();
  await startOnce(dataDir);
  return { once: () => startOnce(dataDir), stop: () => rm(dataDir, { recursive: true, force: true }) };
}
