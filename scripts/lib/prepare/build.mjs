import { existsSync } from 'node:fs';
import { timed } from '../output.mjs';
import { runStep } from '../run-step.mjs';
import { root } from '../paths.mjs';
import { hashInputs, isStamped, writeStamp } from '../stamp.mjs';
import { targets } from './targets.mjs';

/** @typedef {import('./targets.mjs').Target} Target */

/**
 * Builds what is stale. The two lanes run side by side; within a lane each target waits for the one before.
 * @param {{ lanes?: Target[][] }} [options]
 * @returns {Promise<string[]>} the names of what was built
 */
export async function buildStale({ lanes = targets.lanes } = {}) {
  const first = await buildOne(targets.contract);
  const results = await Promise.allSettled(lanes.map(buildLane));
  /** @type {string[]} */
  const built = [];
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
    built.push(...result.value);
  }
  return first ? [targets.contract.name, ...built] : built;
}

/** @param {Target[]} lane */
async function buildLane(lane) {
  /** @type {string[]} */
  const built = [];
  for (const target of lane) if (await buildOne(target)) built.push(target.name);
  return built;
}

/**
 * What the output of a target depends on: its files, the Node that builds it, and the settings that are built in.
 * @param {Target} target
 * @param {NodeJS.ProcessEnv} env
 */
export function hashTarget({ inputs, settings = [] }, env) {
  const built = settings.map((name) => `${name}=${env[name] ?? ''}`);
  return hashInputs(root, inputs, [process.versions.modules, ...built]);
}

/** @param {Target} target */
async function buildOne(target) {
  const hash = hashTarget(target, process.env);
  if (isStamped(target.stamp, hash) && target.makes.every((file) => existsSync(file))) return false;
  await timed(`built ${target.name}`, () => runStep(`Building ${target.name}`, target.run));
  writeStamp(target.stamp, hash);
  return true;
}
