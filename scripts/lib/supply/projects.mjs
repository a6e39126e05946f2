import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from '../lockfile.mjs';
import { places, root } from '../paths.mjs';

/** The two npm projects, each with a lockfile of its own. */
export const projects = [
  { name: 'site-and-proxy', dir: root, manifests: [root, places.contract, places.proxy, places.web] },
  { name: 'cms', dir: places.cms, manifests: [places.cms] },
];

/**
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, unknown>} [overrides]
 * @property {Record<string, boolean>} [allowScripts]
 */

/**
 * @param {string} dir
 * @returns {Manifest}
 */
export function manifestIn(dir) {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
}

/**
 * The packages that a project's lockfile takes from elsewhere, each with its name.
 * @param {string} dir
 */
export function lockedIn(dir) {
  return Object.entries(packagesIn(join(dir, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), path, ...entry }));
}

/** @typedef {ReturnType<typeof lockedIn>[number]} Locked */
