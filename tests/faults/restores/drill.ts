import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from '../../support/places';
import { startStack, type Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { editsOf } from './editors';
import { judgeRestored, type Moment } from './judge';
import { answersOf, filesOf, rowsOf } from './look';

/** What the product and Strapi write by themselves at any time: their jobs, and notes such as the clock of the trash. */
const OWN_WORK = [
  ...['jobs', 'link_checks', 'delivery_counts', 'mails'],
  ...['strapi_core_store_settings', 'strapi_sessions'],
];

const command = join(places.root, 'scripts/backup.mjs');
const told = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir });

/** The product's own command, beside the product that goes on. */
function makeBackup(dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [command, 'make'], { env: told(dataDir), stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`The backup failed: ${text}`))));
  });
}

/** Takes a backup among edits. Gives every state that there was meanwhile: each edit waits until the one before it was looked at. */
async function backUpAmongEdits(stack: Stack, round: string): Promise<Moment[]> {
  const [admin, visitor] = [new WireClient(stack.origin), new WireClient(stack.origin)];
  await admin.signIn(stack.admin);
  const look = async (): Promise<Moment> => ({
    ...{ tables: rowsOf(stack.dataDir), files: filesOf(stack.dataDir) },
    calls: await answersOf(visitor, admin),
  });
  const edits = editsOf(admin, visitor, round);
  for (const edit of edits) await edit();
  const moments = [await look()];
  let isMade = false;
  const making = makeBackup(stack.dataDir).finally(() => (isMade = true));
  const editing = async () => {
    for (let at = 0; !isMade || at === 0; at += 1) {
      await edits[at % edits.length]?.();
      moments.push(await look());
    }
  };
  await Promise.all([making, editing()]);
  return moments;
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
async function restore(archive: string): Promise<{ stack: Stack; restored: Moment }> {
  let tables: Moment['tables'] = {};
  let files: Moment['files'] = {};
  const fill = (dataDir: string) => {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [command, 'restore', archive], { env: told(dataDir) });
    if (status !== 0) throw new Error(`The restore failed: ${String(stderr)}`);
    // Before anything is started with them.
    [tables, files] = [rowsOf(dataDir), filesOf(dataDir)];
  };
  const stack = await startStack({ fill });
  const [admin, visitor] = [new WireClient(stack.origin), new WireClient(stack.origin)];
  await admin.signIn(stack.admin);
  return { stack, restored: { tables, files, calls: await answersOf(visitor, admin) } };
}

/** One drill: a backup among edits, the end of the machine, a restore on another one. Gives that one, and what is not as it was. */
export async function drill(stack: Stack, round: string): Promise<{ stack: Stack; wrong: string[]; moments: number }> {
  const moments = await backUpAmongEdits(stack, round);
  const archive = await destroy(stack);
  try {
    const after = await restore(archive);
    return { stack: after.stack, wrong: judgeRestored(moments, after.restored, OWN_WORK), moments: moments.length };
  } finally {
    rmSync(join(archive, '..'), { recursive: true });
  }
}
