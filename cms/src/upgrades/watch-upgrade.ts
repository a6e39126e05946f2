import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOf } from '../backups/backup-database';
import { requireRoom } from '../backups/free-room';
import { contentPlace, contentPlaceName } from '../backups/postgres/connect';
import { requireReload } from '../backups/postgres/tables-aside';
import { dataDir, isReadOnly } from '../settings/data-dir';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { noteRelease, refuseNewerDatabase } from './known-release';
import { requireNoOtherRelease } from './other-releases';
import { undoUpgrade } from './undo-upgrade';
import { noteUpgrade, noteWhileCopying, readUpgrade, upgradeFolder } from './upgrade-note';

const SCHEMAS = 'strapi_database_schema';
const undo = () => undoUpgrade(dataDir());
let isUnderWay = false;

/** Whether this process is in the midst of one, which its end undoes: until then no other CMS may begin. */
export function isUpgrading(): boolean {
  return isUnderWay;
}

/** From here on nothing of the database is changed by a start before it was put aside. */
export function watchUpgrade(strapi: Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(() => beginUpgrade(strapi));
}

/**
 * Where an earlier version has written the database, it is put aside before this one changes it: Strapi commits each migration and the
 * tables by themselves, and our own steps come after them. All of it counts once the CMS stands ({@link finishUpgrade}).
 */
async function beginUpgrade(strapi: Strapi): Promise<void> {
  if (isReadOnly()) return;
  // Another CMS has ended in the midst of one since this start looked: what is put aside is the only copy of before.
  if (readUpgrade(dataDir())?.state === 'begun')
    throw new Error('An upgrade was broken off. The next start undoes it.');
  if (!(await isUpgrade(strapi))) return;
  await refuseNewerDatabase(strapi);
  const place = contentPlace();
  if (place !== null)
    await requireNoOtherRelease(place)
      .then(() => requireReload(place))
      .catch(refuse);
  const folder = upgradeFolder(dataDir());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The folder itself may be a volume.
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  const database = databaseOf(dataDir());
  await requireRoom(folder, await database.size());
  await noteWhileCopying(dataDir(), () => database.copy(join(folder, database.file), new AbortController().signal));
  noteUpgrade(dataDir(), { state: 'begun', at: new Date().toISOString(), database: contentPlaceName() });
  strapi.log.info(`The database is of an earlier version; as it was it is kept in ${folder}`);
  isUnderWay = true;
  process.once('exit', undo);
}

/** What this process has begun is undone by the next start: another one may be at work with the database by now. */
export function leaveUpgrade(): void {
  process.off('exit', undo);
}

/** What could not be undone is not begun. */
function refuse(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  throw new Error(
    `The database is of an earlier version, and is not brought to this one. ${why} Nothing was changed.`,
    {
      cause: error,
    },
  );
}

/** Whether there are tables that this version finds different, or migrations that were not done yet. */
async function isUpgrade({ db }: Strapi): Promise<boolean> {
  if (!(await db.getSchemaConnection().hasTable(SCHEMAS))) return false;
  const last: unknown = await db.getConnection().from(SCHEMAS).orderBy('time', 'desc').first('hash');
  if (!isRecord(last)) return false;
  const { schemaStorage, schema } = db.schema;
  return last['hash'] !== schemaStorage.hashSchema(schema) || (await db.migrations.shouldRun());
}

/** The CMS stands with it: the upgrade has succeeded. */
export async function finishUpgrade(strapi: Strapi): Promise<void> {
  await noteRelease(strapi);
  process.off('exit', undo);
  isUnderWay = false;
  const note = readUpgrade(dataDir());
  if (note?.state !== 'begun') return;
  noteUpgrade(dataDir(), { ...note, state: 'done' });
  strapi.log.info('The database was brought to this version');
}
