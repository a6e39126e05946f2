import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { places } from '../../support/places';
import { startStack, type Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { editsOf } from './editors';
import { judgeRestored, type Moment } from './judge';
import type { Databases, DrillDatabase } from './databases';
import { answersOf, filesOf } from './look';

/** The tables that the product and Strapi write by themselves at any time: their jobs, and notes such as the clock of the trash. */
const OWN_WORK = [
  ...['scheduled_jobs', 'link_checks', 'delivery_days', 'mails'],
  ...['strapi_core_store_settings', 'strapi_sessions'],
];

/**
 * Visitors may be given the answer of before an edit until the new one is made: for a second (S7), and more on a machine that has a
 * backup to make at the same time; in ms.
 */
const SETTLED_MS = 2_500;

const command = join(places.root, 'scripts/backup.mjs');
const told = (dataDir: string, { url }: DrillDatabase) => ({
  ...{ ...process.env, DATA_DIR: dataDir },
  ...(url === undefined ? {} : { DATABASE_URL: url }),
});

/** The product, and the database that it has. */
export type Site = { stack: Stack; database: DrillDatabase };

/** A new installation. `fill`: what is put into its places before it starts. */
export async function startSite(databases: Databases, fill?: Fill): Promise<Site> {
  const database = await databases.another();
  const { url } = database;
  const filled = fill === undefined ? {} : { fill: (dataDir: string) => fill(dataDir, database) };
  const stack = await startStack({ ...filled, ...(url === undefined ? {} : { databaseUrl: url }) });
  return { stack, database };
}
type Fill = (dataDir: string, database: DrillDatabase) => Promise<void>;

/** The product's own command, beside the product that goes on. */
function makeBackup({ stack, database }: Site): Promise<void> {
  const env = told(stack.dataDir, database);
  const child = spawn(process.execPath, [command], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`The backup failed: ${text}`))));
  });
}

/**
 * Takes a backup among edits. Gives every state that there was from before it until after it: each edit waits until the one before it was
 * looked at.
 */
async function backUpAmongEdits(site: Site, round: string): Promise<Moment[]> {
  const { stack, database } = site;
  const [admin, visitor] = [new WireClient(stack.origin), new WireClient(stack.origin)];
  await admin.signIn(stack.admin);
  const look = async (): Promise<Moment> => {
    const kept = { tables: await database.rows(stack.dataDir), files: filesOf(stack.dataDir) };
    await pause(SETTLED_MS);
    return { ...kept, calls: await answersOf(visitor, admin) };
  };
  const edits = editsOf(admin, visitor, round);
  for (const edit of edits) await edit();
  const moments = [await look()];
  let isMade = false;
  const making = makeBackup(site).finally(() => (isMade = true));
  const editing = async () => {
    for (let at = 0; !isMade || at === 0; at += 1) {
      await edits[at % edits.length]?.();
      moments.push(await look());
    }
  };
  await Promise.all([making, editing()]);
  // What the product wrote by itself since the last edit is seen, too.
  return [...moments, await look()];
}

/** All that the machine has of the product is gone, from one moment to the next; the archive was copied away. */
async function destroy(stack: Stack): Promise<string> {
  const elsewhere = mkdtempSync(join(tmpdir(), 'another-machine-'));
  const folder = join(stack.dataDir, 'backups');
  const archive =
    readdirSync(folder)
      .filter((name) => name.endsWith('-manual.tar.gz'))
      .sort()
      .at(-1) ?? '';
  copyFileSync(join(folder, archive), join(elsewhere, archive));
  await stack.killProxy();
  await stack.killCms();
  await stack.stop();
  return join(elsewhere, archive);
}

/** An installation that is made of nothing but the archive, and what it holds. */
async function restore(archive: string, databases: Databases): Promise<{ site: Site; restored: Moment }> {
  let tables: Moment['tables'] = {};
  let files: Moment['files'] = {};
  const site = await startSite(databases, async (dataDir, database) => {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    const env = told(dataDir, database);
    const { status, stderr } = spawnSync(process.execPath, [command, 'restore', archive], { env });
    if (status !== 0) throw new Error(`The restore failed: ${String(stderr)}`);
    // Before anything is started with them.
    [tables, files] = [await database.rows(dataDir), filesOf(dataDir)];
  });
  const { stack } = site;
  const [admin, visitor] = [new WireClient(stack.origin), new WireClient(stack.origin)];
  await admin.signIn(stack.admin);
  return { site, restored: { tables, files, calls: await answersOf(visitor, admin) } };
}

/** One drill: a backup among edits, the end of the machine, a restore on another one. Gives that one, and what is not as it was. */
export async function drill(
  before: Site,
  databases: Databases,
  round: string,
): Promise<{ site: Site; wrong: string[]; moments: number }> {
  const moments = await backUpAmongEdits(before, round);
  const archive = await destroy(before.stack);
  try {
    const { site, restored } = await restore(archive, databases);
    return { site, wrong: judgeRestored(moments, restored, OWN_WORK), moments: moments.length };
  } finally {
    rmSync(join(archive, '..'), { recursive: true });
  }
}
