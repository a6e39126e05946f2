import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** @type {Set<ChildProcess>} */
const living = new Set();

/**
 * What a script ends with, as a shell tells each signal.
 * @type {Partial<Record<NodeJS.Signals, number>>}
 */
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const signals = /** @type {NodeJS.Signals[]} */ (Object.keys(codes));

/** How long a group may take to end after a signal, such as tests that put away what they have started. */
const graceMs = 3000;

/** @type {number | undefined} the code of the signal that ends this script */
let ending;

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  // Who listens as well ends the groups in an order of its own.
  if (ending !== undefined || process.listenerCount(signal) > 1) return;
  ending = codes[signal];
  for (const child of living) signalGroup(child, signal);
  setTimeout(() => process.exit(ending), graceMs);
}

function leaveNothing() {
  killAllGroups();
  if (ending !== undefined) process.exitCode = ending;
}

/** While there are groups, which no Ctrl-C reaches, this script's end is theirs too. @param {ChildProcess} child */
function hold(child) {
  if (living.size === 0) {
    for (const signal of signals) process.on(signal, passOn);
    process.on('exit', leaveNothing);
  }
  living.add(child);
}

/** @param {ChildProcess} child */
function letGo(child) {
  if (!living.delete(child) || living.size > 0) return;
  // Before anybody hears that a step has failed, and tells so.
  if (ending !== undefined) process.exit(ending);
  for (const signal of signals) process.off(signal, passOn);
  process.off('exit', leaveNothing);
}

/**
 * Starts a program in a process group of its own, so that it and all that it starts can be ended together, and so that
 * Ctrl-C reaches only the start script, which ends the parts in good order. A script that listens to no signal passes it on.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 * @returns {ChildProcess}
 */
export function startGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  hold(child);
  child.once('exit', () => {
    // What the program itself started and left behind.
    signalGroup(child, 'SIGKILL');
    letGo(child);
  });
  child.once('error', () => letGo(child));
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
