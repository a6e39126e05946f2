import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { places } from '../support/places';
import { startStack, type Stack } from '../support/stack';
import { renewPostgres, renewSqlite } from './renew';
import { release } from './release';

const madeSchema = z.object({ madeAt: z.iso.datetime() });

/** How long ago the release's data were written, in ms. */
function ageOf(archive: string): number {
  const manifest = execFileSync('tar', ['-xzOf', archive, 'manifest.json'], { encoding: 'utf8' });
  return Date.now() - Date.parse(madeSchema.parse(JSON.parse(manifest)).madeAt);
}

/** Brings the data of the previous release into a folder, and into an empty database where one is named. */
export async function restoreRelease(dataDir: string, databaseUrl?: string): Promise<void> {
  const archive = databaseUrl === undefined ? release.sqlite : release.postgres;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const command = join(places.root, 'scripts/backup.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, 'restore', archive], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The data could not be restored: ${stderr}`);
  if (databaseUrl === undefined) renewSqlite(dataDir, ageOf(archive));
  else await renewPostgres(databaseUrl, ageOf(archive));
}

/** Today's product with the data of the previous release. */
export function startUpgraded(databaseUrl?: string): Promise<Stack> {
  return startStack({
    fill: (dataDir) => restoreRelease(dataDir, databaseUrl),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
}
