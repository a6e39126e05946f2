import { existsSync, rmSync } from 'node:fs';
import { timed } from '../output.mjs';
import { runStep } from '../run-step.mjs';
import { root } from '../paths.mjs';
import { hashInputs, isStamped, readOnce, writeStamp } from '../stamp.mjs';
import { allDone } from './all-done.mjs';
import { targets } from './targets.mjs';
import { createTurn } from './turn.mjs';
import { requireWritable } from './writable.mjs';

/** @typedef {import('./targets.mjs').Target} Target */

/**
 * Builds what is stale. The lanes run side by side; within a lane each target waits for the one before. What fails is
 * told when everything else is done.
 * @param {{ first?: Target, lanes?: Target[][], onBuilt?: (target: Target) => void, folder?: string }} [options] `folder` for tests
 */
export async function buildStale(options = {}) {
  const { first = targets.contract, lanes = targets.lanes, onBuilt = () => {}, folder = root } = options;
  const read = readOnce();
  const turn = createTurn(folder);
  /** @param {Target} target */
  const build = async (target) => {
    if (await buildOne(target, read, turn.take)) onBuilt(target);
  };
  try {
    await build(first);
    await allDone(
      lanes.map(async (lane) => {
        for (const target of lane) await build(target);
      }),
    );
  } finally {
    await turn.end();
  }
}

/**
 * What the output of a target depends on: its files, the Node that builds it, and the settings that are built in.
 * @param {Target} target
 * @param {NodeJS.ProcessEnv} env
 * @param {(file: string) => Buffer} [read]
 */
export function hashTarget({ inputs, settings = [] }, env, read) {
  const built = settings.map((name) => `${name}=${env[name] ?? ''}`);
  return hashInputs(root, inputs, [process.versions.modules, process.versions.v8, ...built], read);
}

/** Whether what is there was made from these very files. @param {Target} target @param {string} [hash] */
export function isBuilt(target, hash = hashTarget(target, process.env)) {
  return isStamped(target.stamp, hash) && target.makes.every((file) => existsSync(file));
}

/** A build that fails half-way may leave neither the old output nor the new one. @param {Target} target */
function forget({ stamp }) {
  requireWritable(stamp, {
    dir: root,
    why: 'The product has changed and has to be built',
    instead: 'build it once as its owner: npm start builds before it serves',
  });
  rmSync(stamp, { force: true });
}

/** @param {Target} target @param {(file: string) => Buffer} read @param {() => Promise<unknown>} takeTurn */
async function buildOne(target, read, takeTurn) {
  const hash = hashTarget(target, process.env, read);
  if (isBuilt(target, hash)) return false;
  await takeTurn();
  // Whoever was waited for has built it, or some of it.
  if (isBuilt(target, hash)) return true;
  forget(target);
  await timed(`built ${target.name}`, () => runStep(`Building ${target.name}`, target.run));
  writeStamp(target.stamp, hash);
  return true;
}
