import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {string} [license]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 */

/**
 * What a lockfile holds, by the place of each package.
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
export function packagesIn(file) {
  /** @type {{ packages?: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages ?? {};
}

/**
 * Whether node_modules holds what the lockfile asks for, by npm's own record of what it installed. A checkout that was
 * installed by hand is recognised by it.
 * @param {string} dir a package's folder
 */
export function isInstalled(dir) {
  const record = join(dir, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const have = packagesIn(record);
  return Object.entries(packagesIn(join(dir, 'package-lock.json'))).every(([path, wanted]) => {
    const depends = wanted.optional || wanted.devOptional || wanted.os || wanted.cpu;
    if (!path.includes('node_modules/') || depends) return true;
    return wanted.link ? have[path]?.link === true : have[path]?.version === wanted.version;
  });
}

/**
 * Entries that name the address they came from, which would tie the lockfile to one registry.
 * @param {string} dir a package's folder
 * @returns {string[]}
 */
export function addressesIn(dir) {
  return Object.entries(packagesIn(join(dir, 'package-lock.json')))
    .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
    .map(([path]) => path);
}
