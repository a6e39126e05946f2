import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endPart, freePort, startPart, untilAnswers } from './processes';
import { cmsArgs, cmsEnvironment, places } from './places';

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Names the template by what the CMS was built from. */
function templateKey(): string {
  const hash = createHash('sha256');
  for (const file of [join(places.cms, 'dist/.stamp'), join(places.contract, 'dist/.stamp')]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder with the seeded database, made once by really starting the CMS, then copied for each test file: a test
 * begins in seconds and meets what a new owner meets. `folder`: an empty one that it is put into.
 */
export async function seededDataDir(folder?: string): Promise<string> {
  const template = join(places.cache, `seeded-data-${templateKey()}`);
  if (!(await exists(template))) await makeTemplate(template);
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'stack-')));
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(places.cache, { recursive: true });
  const making = await mkdtemp(`${template}-`);
  const port = await freePort();
  const cms = startPart(cmsArgs, places.cms, cmsEnvironment(making, port, false));
  await untilAnswers(`http://127.0.0.1:${port}/_health`, 204, cms);
  await endPart(cms, 'SIGTERM');
  // Two runners may make it at the same time: the first one wins, the other uses its work.
  await rename(making, template).catch(() => rm(making, { recursive: true, force: true }));
}
