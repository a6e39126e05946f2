import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { places } from '../support/places';
import type { Databases, DrillDatabase } from '../faults/restores/databases';
import { startSite, type Site } from '../faults/restores/drill';
import { startPlanted } from './planted';
import { renewPostgres, renewSqlite } from './renew';
import { release } from './release';

const madeSchema = z.object({ madeAt: z.iso.datetime() });

/** How long ago the release's data were written, in ms. */
function ageOf(archive: string): number {
  const manifest = execFileSync('tar', ['-xzOf', archive, 'manifest.json'], { encoding: 'utf8' });
  return Date.now() - Date.parse(madeSchema.parse(JSON.parse(manifest)).madeAt);
}

/** Brings the data of the previous release into a folder, and into an empty database where one is named. */
export async function restoreRelease(dataDir: string, { url }: DrillDatabase): Promise<void> {
  const archive = url === undefined ? release.sqlite : release.postgres;
  const env = { ...process.env, DATA_DIR: dataDir, ...(url === undefined ? {} : { DATABASE_URL: url }) };
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  const command = join(places.root, 'scripts/backup.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, 'restore', archive], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The data could not be restored: ${stderr}`);
  if (url === undefined) renewSqlite(dataDir, ageOf(archive));
  else await renewPostgres(url, ageOf(archive));
}

type Rows = Awaited<ReturnType<DrillDatabase['rows']>>;
/** Today's product, and what was there and was said before it: a version whose upgrade fails, and one that is killed in its midst. */
export type Upgraded = { site: Site; before: Rows; afterFailure: Rows; told: string; afterKill: Rows };

/** Starts today's product with the data of the previous release, on which two other versions have failed. */
export async function startUpgraded(databases: Databases): Promise<Upgraded> {
  const seen: Omit<Upgraded, 'site'> = { before: {}, afterFailure: {}, told: '', afterKill: {} };
  const site = await startSite(databases, async (dataDir, database) => {
    await restoreRelease(dataDir, database);
    seen.before = await database.rows(dataDir);
    seen.told = await startPlanted('failing', dataDir, database.url);
    seen.afterFailure = await database.rows(dataDir);
    await startPlanted('killed', dataDir, database.url);
    seen.afterKill = await database.rows(dataDir);
  });
  return { site, ...seen };
}
