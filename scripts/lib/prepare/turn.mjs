import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { note } from '../output.mjs';
import { beganAt, isRunning } from '../process-identity.mjs';

/**
 * The turn of this process to install or build in a folder: two that do so at once would exchange files below each other. It is taken
 * only where there is something to do, and what is to be done is looked at once more then.
 * @param {string} folder
 * @param {number} [pollMs] for tests
 */
export function createTurn(folder, pollMs = 500) {
  const claim = join(folder, '.cache/preparing');
  /** @type {Promise<boolean> | undefined} */
  let taken;
  return {
    /** Waits until nobody else installs or builds there. */
    take: () => (taken ??= takeWhenFree(claim, folder, pollMs)),
    /** Lets the next one in. */
    end: async () => {
      if ((await taken) && textOf(claim) === claimOf(process.pid, folder)) remove(claim);
    },
  };
}

/**
 * @param {string} claim
 * @param {string} folder
 * @param {number} pollMs
 * @returns {Promise<boolean>} whether the claim is of this turn; never where none can be made, or another work of this process has it
 */
async function takeWhenFree(claim, folder, pollMs) {
  const mine = claimOf(process.pid, folder);
  let isTold = false;
  for (;;) {
    const made = make(claim, mine);
    if (made !== 'is held') return made === 'is made';
    const holder = textOf(claim);
    if (holder === undefined) continue;
    if (holder === mine) return false;
    if (!isLiving(holder, folder)) {
      // Also one that is damaged.
      if (!removeThat(claim, holder)) return false;
      continue;
    }
    if (!isTold) note(`process ${parseInt(holder, 10)} is installing or building here; waiting for it …`);
    isTold = true;
    await sleep(pollMs);
  }
}

/**
 * A link to nowhere: unlike a file it is there with all that it says, or not at all.
 * @param {string} claim
 * @param {string} text
 * @returns {'is made' | 'is held' | 'cannot be made'}
 */
function make(claim, text) {
  // Where nothing can be written, whatever installs or builds says so itself.
  try {
    mkdirSync(dirname(claim), { recursive: true });
  } catch {
    return 'cannot be made';
  }
  try {
    symlinkSync(text, claim);
    return 'is made';
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST' ? 'is held' : 'cannot be made';
  }
}

/** @param {string} claim @returns {string | undefined} undefined where it has gone meanwhile, empty where it is no claim of ours */
function textOf(claim) {
  try {
    return readlinkSync(claim);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT' ? undefined : '';
  }
}

/**
 * What a process says that it is at work in a folder: one that was copied meanwhile is another.
 * @param {number} pid
 * @param {string} folder
 */
export function claimOf(pid, folder) {
  return [pid, beganAt(pid), folder].join('|');
}

/** @param {string} holder @param {string} folder */
function isLiving(holder, folder) {
  const [pid, since = '', ...of] = holder.split('|');
  return Number(pid) > 0 && of.join('|') === folder && isRunning(Number(pid), since);
}

/**
 * Removes the claim of one who has ended, and none that another has made meanwhile: it is laid aside first, where it is nobody else's.
 * @param {string} claim
 * @param {string} holder
 * @returns {boolean} false where nothing can be removed
 */
function removeThat(claim, holder) {
  const aside = `${claim}.${process.pid}`;
  try {
    renameSync(claim, aside);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
  }
  const found = textOf(aside);
  // Given back, unless one is there again.
  if (found !== undefined && found !== holder) make(claim, found);
  return remove(aside);
}

/** @param {string} claim */
function remove(claim) {
  try {
    rmSync(claim, { force: true });
    return true;
  } catch {
    return false;
  }
}
