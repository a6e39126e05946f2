/** @typedef {import('./projects.mjs').Locked} Locked */

/** Licences under which packages may be used here, as SPDX names them. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // Used as it comes, never changed and never in what a browser gets (both ask for changes of their own files alone).
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/** Packages that say their licence elsewhere than in that field; looked up by hand in the package itself. */
const KNOWN = new Map([
  ['limiter', 'MIT'],
  ['only', 'MIT'],
  ['parse-cache-control', 'BSD-3-Clause'],
  ['passport-local', 'MIT'],
  ['passport-strategy', 'MIT'],
  ['pause', 'MIT'],
  ['spawn-command', 'MIT'],
]);

/** What Strapi says of its packages: its LICENSE is MIT but for the folders of the Enterprise Edition, which is not used. */
const isStrapis = (/** @type {Locked} */ { name, license }) =>
  name.startsWith('@strapi/') && license === 'SEE LICENSE IN LICENSE';

/**
 * Whether an expression of SPDX allows the use: all of what AND joins, one of what OR joins.
 * @param {string} expression
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => ALLOWED.has(one));
}

/**
 * The packages whose licence is not among those that are allowed.
 * @param {Locked[]} packages
 * @returns {string[]}
 */
export function otherLicences(packages) {
  return packages
    .filter((one) => !isStrapis(one) && !isAllowed(one.license ?? KNOWN.get(one.name) ?? 'none'))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'no licence'}`);
}
