import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { backupsFolder } from './places';

/** What an archive that is not finished is called: with where the process that makes it runs, and its number there. */
const NAME = /^\.making-(?:(?<place>[0-9a-f]{12})-)?(?<pid>\d+)-/;
/** The file in it that its maker writes again and again. */
const SIGN = 'alive';
const SIGN_EVERY_MS = 20_000;
/** Whose maker has given no sign for so long has none any more. */
const SILENT_MS = 5 * 60_000;

/** Numbers of processes mean the same within it alone: a machine since it was started, and in it a container. */
function placeOfProcesses(): string {
  let place = hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    place = `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Not Linux: a machine has one set of numbers.
  }
  return createHash('sha256').update(place).digest('hex').slice(0, 12);
}

const place = placeOfProcesses();
/** What this very process is making. */
const mine = new Set<string>();

/** Opens a folder for an archive that is being made; until it is closed its maker shows that it lives. */
export async function openWork(folder: string): Promise<{ work: string; close: () => Promise<void> }> {
  const work = await mkdtemp(join(folder, `.making-${place}-${process.pid}-`));
  mine.add(work);
  const sign = () => writeFile(join(work, SIGN), '.').catch(() => undefined);
  await sign();
  const signs = setInterval(() => void sign(), SIGN_EVERY_MS).unref();
  const close = async () => {
    clearInterval(signs);
    await rm(work, { recursive: true, force: true });
    mine.delete(work);
  };
  return { work, close };
}

/** Removes what an end in the middle has left; what another living process makes is left alone, also one of another container. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const folder = backupsFolder(dataDir);
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const maker = NAME.exec(name)?.groups;
    const work = join(folder, name);
    if (maker === undefined || mine.has(work)) continue;
    const isOver = maker['place'] === place ? !isAlive(Number(maker['pid'])) : await isSilent(folder, work);
    if (isOver) await rm(work, { recursive: true, force: true });
  }
}

/** This process is alive, but none of its own comes here. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** By the clock of the disk, which both see. What went meanwhile is no longer there to be judged. */
async function isSilent(folder: string, work: string): Promise<boolean> {
  const last = await stat(join(work, SIGN)).catch(() => stat(work).catch(() => null));
  if (last === null) return false;
  const clock = await mkdtemp(join(folder, '.clock-'));
  const { mtimeMs } = await stat(clock);
  await rm(clock, { recursive: true });
  return mtimeMs - last.mtimeMs > SILENT_MS;
}
