import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { places } from './paths.mjs';

/**
 * A program of somebody else's, and the environment that it needs.
 * @typedef {{ program: string, env: NodeJS.ProcessEnv }} Tool
 */

/** Where bench-tools.mjs unpacks what the machine lacks. */
const root = join(places.cache, 'bench-tools');
const unpacked = join(root, 'usr');

/** @param {Tool} tool */
function starts({ program, env }) {
  const { error, status } = spawnSync(program, ['-v'], { stdio: 'ignore', env });
  // 127: it is there, but not the libraries that it needs.
  return error === undefined && status !== 127;
}

/** The folders of libraries below the root of unpacked packages. @param {string} root */
export function librariesOf(root) {
  const lib = join(root, 'usr/lib');
  const folders = existsSync(lib) ? readdirSync(lib).filter((name) => name.includes('linux')) : [];
  return folders.map((name) => join(lib, name)).join(':');
}

/**
 * The program in the PATH, else the one that was unpacked; null where there is neither.
 * @param {'nginx' | 'wrk' | 'redis-server'} name
 * @returns {Tool | null}
 */
export function findTool(name) {
  const env = { ...process.env, LD_LIBRARY_PATH: librariesOf(root) };
  const own = ['bin', 'sbin'].map((folder) => ({ program: join(unpacked, folder, name), env }));
  return [{ program: name, env: process.env }, ...own].find(starts) ?? null;
}
