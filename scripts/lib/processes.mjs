import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** @type {Set<ChildProcess>} */
const living = new Set();

/**
 * Starts a program in a process group of its own, so that it and all that it starts can be ended together, and so that
 * Ctrl-C reaches only the start script, which ends the parts in good order.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 * @returns {ChildProcess}
 */
export function startGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  living.add(child);
  child.once('exit', () => {
    living.delete(child);
    // What the program itself started and left behind.
    signalGroup(child, 'SIGKILL');
  });
  child.once('error', () => living.delete(child));
  return child;
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Ends every group that is still there, at once. */
export function killAllGroups() {
  for (const child of living) signalGroup(child, 'SIGKILL');
}

/**
 * Asks a group to end and insists after a while.
 * @param {ChildProcess} child
 * @param {number} graceMs
 * @returns {Promise<void>} once the program is gone
 */
export function stopGroup(child, graceMs) {
  if (!living.has(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), Math.max(graceMs, 0));
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}
